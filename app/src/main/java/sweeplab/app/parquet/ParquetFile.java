// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.parquet;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes a flat table as a Parquet file: plain values, one page a column in groups of rows, each compressed by GZIP. That is all that
 * a table of games needs, and every reader of Parquet understands it.
 */
public final class ParquetFile implements AutoCloseable {

    /** What a column holds. */
    public enum Type {
        INT(1),
        LONG(2),
        DOUBLE(5),
        TEXT(6);

        private final int code;

        Type(int code) {
            this.code = code;
        }
    }

    /** A column; in an optional one a value may be missing. */
    public record Field(String name, Type type, boolean optional) {}

    static final int PLAIN = 0;
    static final int RUNS = 3;
    private static final int GZIP = 2;
    private static final int UTF8 = 0;
    private static final int ROWS_OF_A_GROUP = 100_000;
    private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);

    private record Chunk(Field field, long offset, long size, long unpacked, long values) {}

    private record Group(List<Chunk> chunks, long rows) {}

    private final OutputStream out;
    private final List<Field> fields;
    private final List<Column> columns;
    private final List<Group> groups = new ArrayList<>();
    private long offset;
    private long rows;
    private int waiting;

    public ParquetFile(Path file, List<Field> fields) {
        this.fields = List.copyOf(fields);
        columns = fields.stream().map(Column::new).toList();
        try {
            out = new BufferedOutputStream(Files.newOutputStream(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        write(MAGIC);
    }

    private void write(byte[] bytes) {
        try {
            out.write(bytes);
            offset += bytes.length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds a row: a value for every column, in their order. */
    public void add(@Nullable Object... row) {
        for (int i = 0; i < row.length; i++) {
            columns.get(i).add(row[i]);
        }
        rows++;
        if (++waiting == ROWS_OF_A_GROUP) {
            endGroup();
        }
    }

    private void endGroup() {
        List<Chunk> chunks = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            long from = offset;
            write(columns.get(i).page(waiting));
            chunks.add(
                    new Chunk(fields.get(i), from, offset - from, columns.get(i).unpackedSize(), waiting));
        }
        groups.add(new Group(chunks, waiting));
        waiting = 0;
    }

    @Override
    public void close() {
        if (waiting > 0) {
            endGroup();
        }
        ByteArrayOutputStream footer = new ByteArrayOutputStream();
        describe(new Thrift(footer));
        int length = footer.size();
        Column.little(footer, length, 4);
        footer.writeBytes(MAGIC);
        write(footer.toByteArray());
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void describe(Thrift file) {
        List<Consumer<Thrift>> schema = new ArrayList<>();
        schema.add(root -> root.text(4, "schema").int32(5, fields.size()));
        fields.forEach(field -> schema.add(element -> element(element, field)));
        file.int32(1, 1)
                .structs(2, schema, (element, writer) -> writer.accept(element))
                .int64(3, rows)
                .structs(4, groups, ParquetFile::group)
                .text(6, "sweeplab")
                .end();
    }

    private static void element(Thrift element, Field field) {
        element.int32(1, field.type().code).int32(3, field.optional() ? 1 : 0).text(4, field.name());
        if (field.type() == Type.TEXT) {
            element.int32(6, UTF8);
        }
    }

    private static void group(Thrift element, Group group) {
        element.structs(
                        1,
                        group.chunks(),
                        (column, chunk) -> column.int64(2, chunk.offset()).struct(3, meta -> chunk(meta, chunk)))
                .int64(2, group.chunks().stream().mapToLong(Chunk::unpacked).sum())
                .int64(3, group.rows());
    }

    private static void chunk(Thrift meta, Chunk chunk) {
        meta.int32(1, chunk.field().type().code)
                .int32s(2, PLAIN, RUNS)
                .texts(3, chunk.field().name())
                .int32(4, GZIP)
                .int64(5, chunk.values())
                .int64(6, chunk.unpacked())
                .int64(7, chunk.size())
                .int64(9, chunk.offset());
    }
}
