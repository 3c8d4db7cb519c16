// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.parquet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The values of one column that wait to be written. */
final class Column {

    private final ParquetFile.Field field;
    private final ByteArrayOutputStream values = new ByteArrayOutputStream();
    // Whether each value is there, as runs: how many of the same.
    private final ByteArrayOutputStream presence = new ByteArrayOutputStream();
    private boolean present;
    private int run;
    private long unpackedSize;

    Column(ParquetFile.Field field) {
        this.field = field;
    }

    void add(@Nullable Object value) {
        if ((value != null) != present) {
            endRun();
            present = value != null;
        }
        run++;
        if (value == null) {
            if (!field.optional()) {
                throw new IllegalArgumentException("column " + field.name() + " needs a value in every row");
            }
        } else {
            write(value);
        }
    }

    private void endRun() {
        if (run > 0) {
            Thrift.plain(presence, (long) run << 1);
            presence.write(present ? 1 : 0);
        }
        run = 0;
    }

    private void write(Object value) {
        switch (field.type()) {
            case INT -> little(values, ((Number) value).longValue(), 4);
            case LONG -> little(values, ((Number) value).longValue(), 8);
            case DOUBLE -> little(values, Double.doubleToLongBits(((Number) value).doubleValue()), 8);
            case TEXT -> {
                byte[] bytes = value.toString().getBytes(StandardCharsets.UTF_8);
                little(values, bytes.length, 4);
                values.writeBytes(bytes);
            }
        }
    }

    static void little(ByteArrayOutputStream out, long value, int bytes) {
        for (int i = 0; i < bytes; i++) {
            out.write((int) (value >> 8 * i));
        }
    }

    /** One page with all the values; afterwards none wait. */
    byte[] page(int count) {
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        if (field.optional()) {
            endRun();
            little(plain, presence.size(), 4);
            plain.writeBytes(presence.toByteArray());
        }
        plain.writeBytes(values.toByteArray());
        values.reset();
        presence.reset();
        run = 0;
        byte[] packed = packed(plain);
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        Thrift header = new Thrift(page);
        header.int32(1, 0).int32(2, plain.size()).int32(3, packed.length);
        header.struct(
                5,
                data -> data.int32(1, count)
                        .int32(2, ParquetFile.PLAIN)
                        .int32(3, ParquetFile.RUNS)
                        .int32(4, ParquetFile.RUNS));
        header.end();
        unpackedSize = page.size() + (long) plain.size();
        page.writeBytes(packed);
        return page.toByteArray();
    }

    /** How long the last page would be without compression. */
    long unpackedSize() {
        return unpackedSize;
    }

    private static byte[] packed(ByteArrayOutputStream plain) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
            plain.writeTo(zip);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}
