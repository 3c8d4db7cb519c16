// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.parquet;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Writes structures in Thrift's compact form, which Parquet uses for everything that is not data. Fields are added in order of their numbers. */
final class Thrift {

    private static final int I32 = 5;
    private static final int I64 = 6;
    private static final int BINARY = 8;
    private static final int LIST = 9;
    private static final int STRUCT = 12;
    private static final int SHORT_LIST = 15;

    private final ByteArrayOutputStream out;
    private int last;

    Thrift(ByteArrayOutputStream out) {
        this.out = out;
    }

    private Thrift field(int number, int type) {
        out.write(number - last << 4 | type);
        last = number;
        return this;
    }

    Thrift int32(int number, int value) {
        return field(number, I32).number(value);
    }

    Thrift int64(int number, long value) {
        return field(number, I64).number(value);
    }

    Thrift text(int number, String value) {
        return field(number, BINARY).bytes(value);
    }

    /** A structure within this one. */
    Thrift struct(int number, Consumer<Thrift> content) {
        field(number, STRUCT);
        nested(content);
        return this;
    }

    <T> Thrift structs(int number, List<T> values, BiConsumer<Thrift, T> each) {
        list(number, values.size(), STRUCT);
        values.forEach(value -> nested(inner -> each.accept(inner, value)));
        return this;
    }

    Thrift int32s(int number, int... values) {
        list(number, values.length, I32);
        for (int value : values) {
            number(value);
        }
        return this;
    }

    Thrift texts(int number, String... values) {
        list(number, values.length, BINARY);
        for (String value : values) {
            bytes(value);
        }
        return this;
    }

    /** Ends the structure. */
    void end() {
        out.write(0);
    }

    private void nested(Consumer<Thrift> content) {
        Thrift inner = new Thrift(out);
        content.accept(inner);
        inner.end();
    }

    private void list(int number, int size, int type) {
        field(number, LIST);
        if (size < SHORT_LIST) {
            out.write(size << 4 | type);
        } else {
            out.write(SHORT_LIST << 4 | type);
            plain(out, size);
        }
    }

    private Thrift bytes(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        plain(out, bytes.length);
        out.writeBytes(bytes);
        return this;
    }

    // Small numbers of either sign are short.
    private Thrift number(long value) {
        plain(out, value << 1 ^ value >> 63);
        return this;
    }

    /** A number that is not below 0, seven bits a byte. */
    static void plain(ByteArrayOutputStream out, long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            out.write((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        out.write((int) rest);
    }
}
