// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where each game lies in a file of many traces, which may be larger than the memory; of a game that is there twice, the later one. */
final class TraceIndex {

    static final int HEAD_LINES = 4;

    private record Place(long from, int length) {}

    private final Map<String, Place> places = new HashMap<>();

    private TraceIndex() {}

    static TraceIndex of(Path file) throws IOException {
        TraceIndex index = new TraceIndex();
        List<String> head = new ArrayList<>();
        long from = 0;
        long at = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            for (byte[] line = line(in); line.length > 0; line = line(in)) {
                String text = new String(line, StandardCharsets.UTF_8).strip();
                if (text.equals(TraceFile.FIRST_LINE)) {
                    index.put(head, from, at);
                    head.clear();
                    from = at;
                }
                if (head.size() < HEAD_LINES) {
                    head.add(text);
                }
                at += line.length;
            }
        }
        index.put(head, from, at);
        return index;
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

    private void put(List<String> head, long from, long to) {
        places.put(String.join("\n", head), new Place(from, (int) (to - from)));
    }

    /** Copies the game with this head, and an empty line behind it, if there is one. */
    void copy(String head, RandomAccessFile in, OutputStream out) throws IOException {
        Place place = places.get(head);
        if (place != null) {
            byte[] game = new byte[place.length];
            in.seek(place.from);
            in.readFully(game);
            out.write((new String(game, StandardCharsets.UTF_8).strip() + "\n\n").getBytes(StandardCharsets.UTF_8));
        }
    }
}
