// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.app.review.ReviewLog;

final class ReviewTest {

    private static final String START =
            "sweeplab-trace 1\ngame nettle:medium3\nagent someone\nseed 1\nprobe 0,0 0.0 start\n";

    @Test
    void everyMoveIsJudged() {
        Cli ran = Cli.sweep("review", START + "probe 8,0 ? whim\n");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out())
                .startsWith("1.   0.000    left (0,0)     forced (given)\n2.   1.000    left (8,0)     ")
                .contains("winning chance")
                .contains("Clicks: 2 left, 0 right, 0 chord, 0 of them wasted.");
    }

    @Test
    void asJson() {
        assertThat(Cli.sweep("review", START, "--json").out())
                .startsWith(
                        "{\"format\":\"trace\",\"level\":\"beginner\",\"result\":\"unfinished\",\"seconds\":0,\"bbbv\":")
                .contains("\"clicks\":{\"left\":1,\"right\":0,\"chord\":0,\"wasted\":0}")
                .contains(
                        "\"moves\":[{\"n\":1,\"at\":0,\"kind\":\"left\",\"row\":0,\"col\":0,\"verdict\":\"forced\",\"risk\":0,")
                .contains("\"cost\":0,")
                .contains("\"lost\":0,")
                .containsPattern("\"zini\":[0-9]+,\"randomZini\":[0-9]+,\"humanZini\":[0-9]+,");
    }

    @Test
    void aFolderGivesAProfileAndGoesOn(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("one.trace"), START + "probe 8,0 ? whim\n");
        Files.writeString(folder.resolve("two.trace"), START);
        Files.writeString(folder.resolve("bad.evf"), "no replay");
        Path log = folder.resolve("reviews.jsonl");
        Path page = folder.resolve("profile.html");
        String[] words = {"review", folder.toString(), "--log", log.toString(), "--html", page.toString()};
        Cli first = Cli.sweep(words);
        assertThat(first.exit()).as(first.err()).isZero();
        assertThat(first.out()).startsWith("2 games, ").contains("Not read: ");
        assertThat(Files.readAllLines(log))
                .hasSize(2)
                .allSatisfy(line -> assertThat(line).startsWith("{\"file\":"));
        assertThat(Files.readString(page)).startsWith("<!doctype html>").contains("<svg");
        Cli again = Cli.sweep(words);
        assertThat(again.out()).startsWith("2 games, ");
        assertThat(Files.readAllLines(log)).as("nothing is judged twice").hasSize(2);
    }

    /** Two runs that wrote one log would judge each game twice. */
    @Test
    void aLogThatAnotherRunWritesIsLeftAlone(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("one.trace"), START);
        Path log = folder.resolve("reviews.jsonl");
        String[] words = {"review", folder.toString(), "--log", log.toString()};
        try (ReviewLog other = new ReviewLog(Optional.of(log))) {
            Cli refused = Cli.sweep(words);
            assertThat(refused.exit()).isEqualTo(2);
            assertThat(refused.err()).contains(log + " is being written by another run");
            assertThat(other.games()).isEmpty();
        }
        assertThat(Cli.sweep(words).out()).startsWith("1 game, ");
    }

    @Test
    void aRunThatWasCutOffInTheMiddleOfALineGoesOn(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("one.trace"), START);
        Files.writeString(folder.resolve("two.trace"), START);
        Path log = folder.resolve("reviews.jsonl");
        String[] words = {"review", folder.toString(), "--threads", "1", "--log", log.toString()};
        Cli.sweep(words);
        String whole = Files.readString(log);
        Files.writeString(log, whole.substring(0, whole.length() - 20));
        assertThat(Cli.sweep(words).out()).startsWith("2 games, ");
        assertThat(log).hasContent(whole);
        Files.writeString(log, "my diary\n");
        Cli other = Cli.sweep(words);
        assertThat(other.exit()).isEqualTo(2);
        assertThat(other.err()).contains("reviews.jsonl, line 1: this is no judged game");
        assertThat(log).hasContent("my diary\n");
    }

    @Test
    void whereNobodyKnowsTheChanceToWinNoneIsSaid() {
        String large =
                "sweeplab-trace 1\ngame square:40x40/300 #1\nagent x\nseed 1\nprobe 0,0 0.0 start\nprobe 5,32 ? whim\n";
        assertThat(Cli.sweep("review", large + "probe 6,5 ? whim\n").out())
                .contains("points of the chance to survive in all; pluck")
                .doesNotContain("skill", ", luck ");
        assertThat(Cli.sweep("review", large + "probe 6,5 ? whim\n", "--json").out())
                .contains("\"start\":null,\"luck\":null,\"skill\":null,");
    }

    /** Damaged files are judged by what their names say they are, and many of them do not hide the profile. */
    @Test
    void aFolderOfDamagedFiles(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.trace"), START);
        for (int i = 0; i < 30; i++) {
            Files.write(folder.resolve("b" + i + ".evf"), new byte[] {1, 2, 3, 4, 5, 6});
        }
        Cli ran = Cli.sweep("review", folder.toString());
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out())
                .startsWith("1 game, ")
                .contains("b0.evf: evf: ")
                .contains("Not read: 10 more files.")
                .doesNotContain("mbf");
    }

    /** What convert writes to standard output is read again by all that read replays. */
    @Test
    void aReplayAsHexadecimalText() {
        String trace = "sweeplab-trace 1\ngame 8x8/10 #1\nagent x\nseed 1\nprobe 0,0 ? whim\n";
        String hex = Cli.sweep("convert", trace, "evf").out();
        assertThat(hex).matches("([0-9a-f]{2} )+[0-9a-f]{2}\n");
        assertThat(Cli.sweep("review", hex, "--json").out()).startsWith("{\"format\":\"evf\",");
        assertThat(Cli.typing(hex.replace(" ", ""), "review", "-", "--json").out())
                .startsWith("{\"format\":\"evf\",");
        assertThat(Cli.sweep("convert", hex, "evf").out()).isEqualTo(hex);
        assertThat(Cli.sweep("analyse", hex, "--json").out())
                .startsWith(Cli.sweep("analyse", trace, "--json").out().substring(0, 20));
    }

    @Test
    void aFolderWithoutAGameIsRefused(@TempDir Path folder) throws IOException {
        Cli empty = Cli.sweep("review", folder.toString());
        assertThat(empty.exit()).isEqualTo(2);
        assertThat(empty.err()).contains("no replay in " + folder).contains(".evf, ");
        Files.writeString(folder.resolve("bad.evf"), "no replay");
        Cli bad = Cli.sweep("review", folder.toString());
        assertThat(bad.exit()).isEqualTo(1);
        assertThat(bad.err()).contains("none of the 1 files could be judged");
    }

    // A button pressed and let go at a column, at a whole second.
    private static String rawvf(String... clicks) {
        StringBuilder text = new StringBuilder("Marks: On\nBoard:\n000*0000*\nEvents:\n");
        for (int i = 0; i < clicks.length; i++) {
            int column = Integer.parseInt(clicks[i].substring(1));
            for (String event : List.of("c", "r")) {
                text.append(i).append(".0 ").append(clicks[i].charAt(0)).append(event);
                text.append(" %d 1 (%d 8)\n".formatted(column, 16 * column - 8));
            }
        }
        return text.toString();
    }

    /** Every kind of click has words that fit what it did; in JSON the six verdicts stay, and what it did is told. */
    @Test
    void flagsQuestionMarksAndWastedClicksInTheirOwnWords() {
        String replay =
                rawvf("l1", "r4", "r4", "r4", "r7", "r7", "r7", "m3", "r1", "l1", "l8", "r5", "l5", "m8", "r9", "m8");
        assertThat(Cli.sweep("review", replay).out().lines().map(line -> line.substring(Math.min(14, line.length()))))
                .startsWith(
                        "left (0,0)     forced (given)",
                        "right (0,3)    forced (one clue)",
                        "right (0,3)    right flag taken away",
                        "right (0,3)    question mark taken away",
                        "right (0,6)    unproved flag",
                        "right (0,6)    flag taken back",
                        "right (0,6)    question mark taken away",
                        "chord (0,2)    wasted",
                        "right (0,0)    wasted",
                        "left (0,0)     wasted")
                .contains(
                        "right (0,4)    wrong flag",
                        "left (0,4)     wasted",
                        "chord (0,7)    wasted",
                        "right (0,8)    unproved flag");
        String json = Cli.sweep("review", replay, "--json").out();
        assertThat(json)
                .contains("\"wasted\":5}", "\"did\":\"unquestion\"", "\"did\":\"unflag\"", "\"did\":\"chord\"")
                .doesNotContain("\"verdict\":\"unproved", "\"verdict\":\"wrong");
    }

    /** Why a click was certain, in words: below it, in JSON, and to unfold in the page. */
    @Test
    void proofsOfACertainClick(@TempDir Path folder) throws IOException {
        String replay = rawvf("l1", "r4");
        String words = "The 1 at (0,2) has only as many cells left as it needs, so (0,3) is a mine.";
        assertThat(Cli.sweep("review", replay, "--proofs").out()).contains("forced (one clue)\n              " + words);
        assertThat(Cli.sweep("review", replay).out()).doesNotContain(words);
        assertThat(Cli.sweep("review", replay, "--proofs", "--json").out()).contains("\"proof\":[\"" + words + "\"]");
        Path page = folder.resolve("game.html");
        Cli.sweep("review", replay, "--html", page.toString());
        assertThat(Files.readString(page)).contains("<summary>forced (one clue)</summary>" + words);
    }

    /** Its figures, the curve, the board with a right flag and a wrong one, and a row for every click. */
    @Test
    void aPageOfOneGame(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("game.html");
        String replay = rawvf("l1", "r4", "l8", "r5", "l1");
        assertThat(Cli.sweep("review", replay, "--html", page.toString()).exit())
                .isZero();
        String text = Files.readString(page);
        assertThat(text)
                .contains("The chance to win", "The board", "Click by click", "<dt>H.ZiNi</dt>", "<dt>Skill</dt>")
                .contains("<td>wrong flag</td>", "<td>wasted</td>", "class=\"ring fine\"");
        assertThat(text.split("⚑", -1)).hasSize(3);
        assertThat(text.split("class=\"wrong\"", -1)).hasSize(3);
        assertThat(text.split("<tr id=", -1)).hasSize(6);
    }

    /** Hexagons and other boards are drawn as well. */
    @Test
    void aPageOfAGameOnHexagons(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("game.html");
        String hexagons = "sweeplab-trace 1\ngame hex:5x4/3 #1\nagent x\nseed 1\nprobe 0,0 0.0 start\n";
        assertThat(Cli.sweep("review", hexagons, "--html", page.toString()).exit())
                .isZero();
        assertThat(Files.readString(page).split("<rect ", -1)).hasSize(21);
    }
}
