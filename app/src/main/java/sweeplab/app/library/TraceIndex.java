// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where each game lies in a file of many traces, which may be larger than the memory. */
record TraceIndex(List<Place> games) {

    private static final int HEAD_LINES = 4;

    /** A game by its first lines, and the bytes that hold it. */
    record Place(String head, long from, long to) {

        byte[] read(RandomAccessFile file) throws IOException {
            byte[] game = new byte[Math.toIntExact(to - from)];
            file.seek(from);
            file.readFully(game);
            return game;
        }
    }

    /** True if the file begins as one of traces does. */
    static boolean fits(Path file) {
        byte[] begin = TraceFile.FIRST_LINE.getBytes(StandardCharsets.US_ASCII);
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(begin.length), StandardCharsets.US_ASCII).equals(TraceFile.FIRST_LINE);
        } catch (IOException e) {
            return false;
        }
    }

    static TraceIndex of(Path file) throws IOException {
        List<Place> games = new ArrayList<>();
        List<String> head = new ArrayList<>();
        long from = 0;
        long at = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            for (byte[] line = line(in); line.length > 0; line = line(in)) {
                String text = new String(line, StandardCharsets.UTF_8).strip();
                if (text.equals(TraceFile.FIRST_LINE) && at > 0) {
                    games.add(new Place(String.join("\n", head), from, at));
                    head.clear();
                    from = at;
                }
                if (head.size() < HEAD_LINES) {
                    head.add(text);
                }
                at += line.length;
            }
        }
        games.add(new Place(String.join("\n", head), from, at));
        return new TraceIndex(games);
    }

    private static byte[] line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            line.write(next);
            if (next == '\n') {
                break;
            }
        }
        return line.toByteArray();
    }
}
