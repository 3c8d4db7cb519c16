// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PlayTest {

    @Test
    void showsTheGame() {
        Cli ran = Cli.sweep("play", "random", "EASY1", "--game", "daggers", "--seed", "1");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).isEqualTo("""
                        random plays daggers:EASY1, seed 1

                            0 1 2 3 4
                          +-----------
                        0 | 0 0 0 1 d
                        1 | 0 g 1 2 ?
                        2 | 0 1 2 d ?
                        3 | 0 1 ? ? ?
                        4 | 0 1 1 2 ?

                        ? covered, d dagger, g gold

                        Lost after 5 probes (4 guesses) and 0 flags; 0 lives, 1 gold; 6 cells left; seed 1.
                        """);
    }

    @Test
    void writesTheAgreedJson() {
        Cli ran = Cli.sweep("play", "in-order", "tornado:small1", "--seed", "7", "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .isEqualTo("{\"game\":\"tornado\",\"world\":\"SMALL1\",\"agent\":\"in-order\",\"seed\":7,"
                        + "\"result\":\"lost\",\"probes\":2,\"guesses\":2,\"flags\":0,\"lives\":0,\"gold\":0,\"left\":20,"
                        + "\"moves\":[{\"n\":1,\"kind\":\"probe\",\"row\":0,\"col\":0,\"by\":\"in order\",\"risk\":null},"
                        + "{\"n\":2,\"kind\":\"probe\",\"row\":0,\"col\":2,\"by\":\"in order\",\"risk\":null}],"
                        + "\"view\":[\"0 1 - ? ?\",\"1 1 ? ? ?\",\"? ? ? ? ?\",\"? ? ? ? ?\",\"? ? ? ? ?\"]}\n");
    }

    @Test
    void anAgentOfOneReportNeedsNoReport() {
        assertThat(Cli.sweep("play", "Logic3", "nettle:medium3", "--seed", "1").out())
                .isEqualTo(Cli.sweep("play", "nettle-logic3", "nettle:medium3", "--seed", "1")
                        .out())
                .contains("Won after");
        assertThat(Cli.sweep("play", "Logic3", "daggers:EASY1").err())
                .contains("'Logic3' is in several reports: say which of daggers-001-logic3, daggers-002-logic3");
    }

    @Test
    void goldCluesAreShownAndExplained() {
        assertThat(Cli.sweep("play", "daggers-002-logic3", "daggers-m:EASY1", "--seed", "2")
                        .out())
                .contains("\n1 | 0m  g 1m  2  2\n")
                .contains("X flagged, g gold, 2m 2 around and gold across a side\n");
    }

    @Test
    void verboseShowsEveryMove() {
        Cli ran = Cli.sweep("play", "in-order", "tornado:small1", "--seed", "7", "--verbose");
        assertThat(ran.out()).contains("1. probe (0,0) by in order, a guess\n").contains("2. probe (0,2) by in order");
    }

    @Test
    void theSeedMakesTheBoard() {
        String once = Cli.sweep("play", "random", "hex:7x7/9", "--seed", "5", "--json")
                .out();
        assertThat(once).contains("\"game\":\"classic\",\"world\":\"hex:7x7/9 #5\"");
        assertThat(Cli.sweep("play", "random", "hex:7x7/9 #5", "--seed", "5", "--json")
                        .out())
                .isEqualTo(once);
        assertThat(Cli.sweep("play", "random", "hex:7x7/9", "--seed", "6", "--json")
                        .out())
                .isNotEqualTo(once);
    }

    @Test
    void aDrawnSeedIsShownAndPlaysTheSameGameAgain() {
        String drawn = Cli.sweep("play", "random", "beginner", "--json").out();
        String seed = drawn.replaceAll(".*\"seed\":(\\d+),.*\n", "$1");
        assertThat(Cli.sweep("play", "random", "beginner", "--json", "--seed", seed)
                        .out())
                .isEqualTo(drawn);
    }

    @Test
    void takesEveryWayToNameAGame() {
        for (String[] words : new String[][] {
            {"tornado:LARGE4"},
            {"large4"},
            {"square:30x16/99 opening@3,3 #42"},
            {"hex:12x12/30 #7"},
            {"expert"},
            {"LARGE", "--game", "tornado"},
            {"daggers-m EASY #3"},
            {"5x5/4+1g", "--game", "daggers-counted"},
            {"torus:6x6/5"},
            {"7x7/8+3b", "--game", "obscured"}
        }) {
            String[] args = new String[words.length + 2];
            args[0] = "play";
            args[1] = "random";
            System.arraycopy(words, 0, args, 2, words.length);
            assertThat(Cli.sweep(args).err()).as(words[0]).isEmpty();
        }
    }

    @Test
    void drawsHexagonsSlantedAndTrianglesWithTheirSides() {
        assertThat(Cli.sweep("worlds", "show", "tornado:SMALL1").out()).isEqualTo("""
                        tornado:SMALL1: hex:5x5, 6 tornadoes

                                 0 1 2 3 4
                                - - - - -
                            0/ 0 1 t t t
                           1/ 1 1 1 2 2
                          2/ 2 t 1 0 0
                         3/ t 2 2 1 0
                        4/ 1 1 1 t 1
                        """);
        assertThat(Cli.sweep("worlds", "show", "triangle:4x3/2 #1").out())
                .contains("   0 1 2 3\n0 /")
                .containsPattern("1 \\\\./.\\\\./.\\\\");
    }
}
