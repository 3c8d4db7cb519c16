// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.SeenPosition;

/** Good inputs of each format, to be damaged: small ones made here, and with -Dsweeplab.seeds=FOLDER the files there that end with the format's name. */
final class Corpus {

    private static final Formats FORMATS = new Formats();

    private static final String PUZZLE =
            "<PUZZLE><GRAPH><NODE><ID>1</ID><EDGES>2</EDGES><POS>0,0</POS><REVEALED>true</REVEALED></NODE>"
                    + "<NODE><ID>2</ID><EDGES>1,3</EDGES><POS>1,0</POS><HAS_MINE>true</HAS_MINE></NODE>"
                    + "<NODE><ID>3</ID><EDGES>2</EDGES><POS>2,0</POS><SECRET>true</SECRET></NODE></GRAPH></PUZZLE>";

    private Corpus() {}

    // A blue cell between two that are clear, one of them open with its number.
    private static String level() {
        StringBuilder text = new StringBuilder("Hexcells level v1\nThree\nus\n\n\n");
        for (int row = 0; row < 33; row++) {
            String middle = row == 4 ? "O+" : row == 6 ? "x." : row == 8 ? "o+" : "..";
            text.append("..".repeat(16)).append(middle).append("..".repeat(16)).append('\n');
        }
        return text.toString();
    }

    static List<byte[]> of(String format) {
        List<byte[]> inputs = new ArrayList<>();
        for (String text : examples(format)) {
            inputs.add(text.getBytes(StandardCharsets.UTF_8));
        }
        inputs.addAll(VideoFiles.of(format));
        for (long seed = 0; seed < 40; seed++) {
            addWritten(format, seed, inputs);
        }
        Optional.ofNullable(System.getProperty("sweeplab.seeds")).ifPresent(folder -> addFiles(folder, format, inputs));
        return inputs;
    }

    private static void addFiles(String folder, String format, List<byte[]> inputs) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            for (Path file : files.filter(path -> path.toString().endsWith("." + format)
                            && path.toFile().length() > 0)
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList()) {
                inputs.add(Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addWritten(String format, long seed, List<byte[]> inputs) {
        Samples samples = new Samples(seed);
        FullBoard board = format.equals("board") || format.equals("world") ? samples.anyBoard() : samples.minefield();
        for (Document document : List.of(board, new SeenPosition(samples.played(board)), new Samples(seed).replay())) {
            try {
                inputs.add(FORMATS.named(format).write(document));
            } catch (IllegalArgumentException e) {
                // Not every format holds every document.
                continue;
            }
        }
    }

    private static List<String> examples(String format) {
        return switch (format) {
            case "mbf" -> List.of("05 05 00 03 00 02 03 01 04 04", "0505000300020301 0404");
            case "jsm" -> List.of("8x0x6", "3x2x2\n2M1\nF21\n", "2x1x1\n?H\n");
            case "jsm-url" -> List.of("afafaaadbc2lSdlSdlS", "?board=5x3x4&analysis=afadaaaeblU2sZ");
            case "ptta" -> List.of("?b=4005&m=vvvvvvvv000000010000000194i94i95vvvvvvvv");
            case "tatham" -> List.of("9x9:4,4,m00b7d48a3e0231c419200", "9x9n35a:4,4,ufcfa08b4483c12b0703c0");
            case "minesweepr" -> List.of("..1xx\n.12*x\n", "1*1\n111\n...\n", "x\n1\n");
            case "hexcells" -> List.of(level());
            case "tametsi" -> List.of(PUZZLE, PUZZLE.replace("true", "TRUE").replace("<SECRET>TRUE</SECRET>", ""));
            case "uci" -> List.of("2 3\n0 0 1\n1 0 0\n", "3 2\n001\n100\n");
            case "rules" ->
                List.of(
                        "{\"rules\":[{\"num_mines\":1,\"cells\":[\"a\",\"b\\u0041\"]}],\"total_cells\":81,\"total_mines\":10}");
            case "trace" ->
                List.of(
                        "sweeplab-trace 1\ngame 9x9/10 opening@4,4 #7\nagent a\nseed 5\nprobe 4,4 0.0 start\nflag 0,0 ? dictated\n");
            case "game" -> List.of("30x16/99 opening@3,3 #42", "tornado:SMALL1", "daggers 8x8/10+4g #5", "expert");
            case "rawvf" ->
                List.of("Program: x\nBoard:\n*00\n000\nEvents:\n0.000 start\n0.50 lc 3 2 (40 20)\n0.60 lr 3 2 (40 20)\n"
                        + "number0 3 2\n0.7 sc 2 1 (20 3) (l)\n0.8 lr 2 1 (20 3)\n0.9 mt 1 1 (3 3)\n");
            default -> List.of();
        };
    }
}
