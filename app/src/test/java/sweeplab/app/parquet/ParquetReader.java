// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.parquet;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Reads small Parquet files by the letter of the format's description, and shares nothing with what writes them. */
final class ParquetReader {

    private final ByteBuffer bytes;

    ParquetReader(byte[] file) {
        bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The columns by name. */
    Map<String, List<@Nullable Object>> columns() throws IOException {
        int end = bytes.capacity();
        check(bytes.getInt(0) == 0x31524150 && bytes.getInt(end - 4) == 0x31524150, "magic");
        bytes.position(end - 8 - bytes.getInt(end - 8));
        Map<Integer, Object> meta = struct();
        check(bytes.position() == end - 8, "footer length");
        List<?> schema = list(meta, 2);
        Map<String, List<@Nullable Object>> columns = new LinkedHashMap<>();
        long rows = 0;
        for (Object group : list(meta, 4)) {
            rows += number(group, 3);
            int field = 1;
            for (Object chunk : list(group, 1)) {
                Map<?, ?> description = (Map<?, ?>) schema.get(field++);
                Object data = Objects.requireNonNull(((Map<?, ?>) chunk).get(3));
                String name = Objects.requireNonNull(description.get(4)).toString();
                check(list(data, 3).equals(List.of(name)), "path of " + name);
                columns.computeIfAbsent(name, each -> new ArrayList<>())
                        .addAll(values(data, number(description, 3) == 1));
            }
        }
        check(rows == number(meta, 3), "rows");
        return columns;
    }

    private static void check(boolean right, String what) {
        if (!right) {
            throw new IllegalStateException("wrong " + what);
        }
    }

    private static long number(Object struct, int field) {
        return (Long) Objects.requireNonNull(((Map<?, ?>) struct).get(field));
    }

    private static List<?> list(Object struct, int field) {
        return (List<?>) Objects.requireNonNull(((Map<?, ?>) struct).get(field));
    }

    private List<@Nullable Object> values(Object data, boolean optional) throws IOException {
        check(number(data, 4) == 2, "codec");
        bytes.position((int) number(data, 9));
        int from = bytes.position();
        Map<Integer, Object> page = struct();
        byte[] packed = new byte[(int) number(page, 3)];
        bytes.get(packed);
        check(bytes.position() - from == number(data, 7), "size of a chunk");
        byte[] plain = new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
        check(plain.length == number(page, 2), "size of a page");
        ParquetReader inner = new ParquetReader(plain);
        return inner.plain((int) number(data, 1), (int) number(data, 5), optional);
    }

    private List<@Nullable Object> plain(int type, int count, boolean optional) {
        boolean[] there = new boolean[count];
        java.util.Arrays.fill(there, true);
        if (optional) {
            int end = bytes.getInt() + 4;
            for (int i = 0; bytes.position() < end; ) {
                int run = (int) varint() >> 1;
                java.util.Arrays.fill(there, i, i + run, bytes.get() == 1);
                i += run;
            }
        }
        List<@Nullable Object> values = new ArrayList<>();
        for (boolean present : there) {
            values.add(present ? value(type) : null);
        }
        check(!bytes.hasRemaining(), "end of a page");
        return values;
    }

    private Object value(int type) {
        return switch (type) {
            case 1 -> bytes.getInt();
            case 2 -> bytes.getLong();
            case 5 -> bytes.getDouble();
            default -> text(bytes.getInt());
        };
    }

    private String text(int length) {
        byte[] text = new byte[length];
        bytes.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }

    // Thrift's compact protocol.
    private Map<Integer, Object> struct() {
        Map<Integer, Object> fields = new LinkedHashMap<>();
        int field = 0;
        for (int head = bytes.get() & 255; head != 0; head = bytes.get() & 255) {
            field += head >> 4;
            fields.put(field, any(head & 15));
        }
        return fields;
    }

    private Object any(int type) {
        return switch (type) {
            case 5, 6 -> {
                long raw = varint();
                yield raw >>> 1 ^ -(raw & 1);
            }
            case 8 -> text((int) varint());
            case 9 -> items();
            case 12 -> struct();
            default -> throw new IllegalStateException("type " + type);
        };
    }

    private List<Object> items() {
        int head = bytes.get() & 255;
        long size = head >> 4 == 15 ? varint() : head >> 4;
        List<Object> items = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            items.add(any(head & 15));
        }
        return items;
    }

    private long varint() {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = bytes.get();
            value |= (next & 127L) << shift;
            if (next >= 0) {
                return value;
            }
        }
    }
}
