// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConvertTest {

    private static final String POSITION = "5x5x3\n00000\n01110\n01F2H\n0112H\n0001H\n";

    @TempDir
    Path folder;

    private static String converted(String... args) {
        String[] words = new String[args.length + 1];
        words[0] = "convert";
        System.arraycopy(args, 0, words, 1, args.length);
        Cli ran = Cli.sweep(words);
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.err()).isEmpty();
        return ran.out();
    }

    private static void refused(String part, String... args) {
        Cli ran = Cli.sweep(args);
        assertThat(ran.exit()).as(ran.err()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(part).doesNotContain("\tat ").doesNotContain("Exception");
        assertThat(ran.err().lines().count()).as(ran.err()).isBetween(1L, 2L);
    }

    @Test
    void aTextGivenAsSuch() {
        assertThat(converted("afafaaadbc2lSdlSdlS", "jsm")).isEqualTo(POSITION);
        assertThat(converted(POSITION, "--to", "jsm-url")).endsWith("&analysis=afafaaadbc2lSdlSdlS\n");
        assertThat(converted("05 05 00 03 00 02 03 01 04 04", "mbf")).isEqualTo("05 05 00 03 03 01 00 02 04 04\n");
    }

    @Test
    void aFileThatIsTooLargeIsNamed() throws IOException {
        Path file = folder.resolve("huge.evf");
        try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
            huge.setLength((1 << 24) + 1);
        }
        refused("huge.evf is too large: at most 16777216 bytes are read", "convert", file.toString(), "rawvf");
    }

    @Test
    void standardInput() {
        Cli ran = Cli.typing(POSITION, "convert", "-", "board");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out())
                .startsWith("# MINESWEEPER-BOARD v0.1\n")
                .endsWith("[view]\n00000\n01110\n01F2U\n0112U\n0001U\n");
    }

    /** A dash is no file here either: one of that name is hard to open, and to be rid of. */
    @Test
    void standardOutput() {
        assertThat(converted("afafaaadbc2lSdlSdlS", "-", "--to", "jsm")).isEqualTo(POSITION);
        assertThat(Path.of("-")).doesNotExist();
        refused("say the format to write", "convert", "afafaaadbc2lSdlSdlS", "-");
    }

    @Test
    void files() throws IOException {
        String mbf = folder.resolve("a.mbf").toString();
        String ptta = folder.resolve("a.link").toString();
        assertThat(converted("9x9/10 #4", mbf)).isEmpty();
        assertThat(Files.readAllBytes(Path.of(mbf))).hasSize(24).startsWith(9, 9, 0, 10);
        assertThat(converted(mbf, "--to", "ptta", "--out", ptta)).isEmpty();
        assertThat(Files.readString(Path.of(ptta))).startsWith("?b=1&m=");
        assertThat(converted(ptta, "mbf")).isEqualTo(converted(mbf, "mbf"));
    }

    @Test
    void aStartForTheFormatThatNeedsOne() {
        assertThat(converted("05 05 00 03 00 02 03 01 04 04", "tatham", "--start", "2,3"))
                .startsWith("5x5:2,3,m");
        refused("--start X,Y", "convert", "05 05 00 03 00 02 03 01 04 04", "tatham");
        refused("--start 'x'", "convert", "05 05 00 03 00 02 03 01 04 04", "tatham", "--start", "x");
    }

    @Test
    void worldsOfTheCatalogueAndOfAFolder() throws IOException {
        assertThat(converted("tornado:LARGE4", "board"))
                .contains("rule: tornado\n")
                .contains("start: 0,0 4,4\n");
        Files.writeString(folder.resolve("W.txt"), "0 0 0\n0 1 1\n0 1 d\n");
        assertThat(converted("LARGE4", "board", "--game", "tornado")).isEqualTo(converted("tornado:LARGE4", "board"));
        assertThat(converted("daggers:W", "mbf", "--worlds", folder.toString())).isEqualTo("03 03 00 01 02 02\n");
    }

    @Test
    void bytesAreShownAsHexadecimalText() throws IOException {
        String game = "sweeplab-trace 1\ngame square:2x1/1 #1\nagent you\nseed 1\nprobe 0,0 0.0 start\n";
        Path file = folder.resolve("game.evf");
        assertThat(converted(game, file.toString())).isEmpty();
        String bytes = HexFormat.ofDelimiter(" ").formatHex(Files.readAllBytes(file));
        assertThat(converted(game, "evf")).isEqualTo(bytes + "\n");
        assertThat(converted(game, "evf", "--json")).contains(bytes);
    }

    @Test
    void aWorldFileIsOneOfTheGameThatIsSaid() throws IOException {
        Path gold = folder.resolve("gold.txt");
        assertThat(converted("daggers-counted 8x8/10+3g #1", gold.toString())).isEmpty();
        assertThat(converted(gold.toString(), "board", "--game", "daggers-counted"))
                .isEqualTo(converted("daggers-counted 8x8/10+3g #1", "board"));
        Path runs = folder.resolve("runs.txt");
        assertThat(converted("[W] 5x5/8 #1", runs.toString())).isEmpty();
        assertThat(converted(runs.toString(), "board", "--game", "[W]")).isEqualTo(converted("[W] 5x5/8 #1", "board"));
        assertThat(Cli.sweep("analyse", runs.toString(), "--game", "[W]", "--json")
                        .out())
                .contains("\"solutions\":\"735471\"");
        assertThat(Cli.sweep("play", "exact", runs.toString(), "--game", "[W]").exit())
                .isZero();
    }

    @Test
    void aWorldStartsWhereItsTextSays() throws IOException {
        String text =
                Cli.sweep("worlds", "show", "9x9/10 opening@4,4 #1", "--text").out();
        assertThat(text).startsWith("# start: safe@4,4\n");
        Path file = Files.writeString(folder.resolve("w.txt"), text);
        assertThat(Cli.sweep("play", "exact", file.toString(), "--game", "classic", "--json")
                        .out())
                .contains("\"moves\":[{\"n\":1,\"kind\":\"probe\",\"row\":4,\"col\":4,");
        refused("the game starts here", "convert", "05 05 00 01 00 00", "world");
        assertThat(converted("05 05 00 01 00 00", "world", "--start", "2,2")).startsWith("# start: safe@2,2\n* 1 0");
    }

    @Test
    void aWorldWithoutAMineIsOfTheGameThatIsSaid() {
        String world = converted("3x2/0 #1", "world");
        refused("this may be a world of nettle or of daggers", "convert", world, "board");
        assertThat(converted(world, "board", "--game", "classic")).contains("mines: 0", "000\n000\n");
    }

    @Test
    void theListOfFormats() {
        assertThat(converted("--list").lines().map(line -> line.split(" ")[0]))
                .containsExactly(
                        "board",
                        "mbf",
                        "jsm",
                        "jsm-url",
                        "ptta",
                        "tatham",
                        "rawvf",
                        "evf",
                        "evfs",
                        "rmv",
                        "avf",
                        "mvf",
                        "trace",
                        "world",
                        "minesweepr",
                        "rules",
                        "hexcells",
                        "tametsi",
                        "uci",
                        "game");
    }

    @Test
    void badInput() throws IOException {
        Path broken = Files.write(folder.resolve("broken.mbf"), new byte[] {5, 5, 0, 1, 9, 9});
        Path out = folder.resolve("out.board");
        refused("broken.mbf: mbf: byte 4: the mine at x 9, y 9", "convert", broken.toString(), out.toString());
        assertThat(out).doesNotExist();
        refused("nowhere.mbf: there is no such file", "convert", "nowhere.mbf", "board");
        refused("is a folder", "convert", folder.toString(), "board");
        refused("say the format to write", "convert", POSITION);
        refused("its ending says none", "convert", POSITION, "nothing");
        refused("unknown format 'chess'", "convert", POSITION, "--to", "chess");
        refused("say what to convert", "convert");
        refused("is no full board", "convert", POSITION, "mbf");
        refused(
                "there is no folder",
                "convert",
                POSITION,
                folder.resolve("no/such/x.board").toString());
    }
}
