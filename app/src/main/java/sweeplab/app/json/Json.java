package sweeplab.app.json;

import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes JSON: maps, lists, texts, numbers, truth values and null, in the order given; a number that is NaN is written as null. */
public final class Json {

    private static final JsonFactory FACTORY = new JsonFactory();

    private Json() {}

    /** An object with these names and values, in this order. */
    public static Map<String, @Nullable Object> object(@Nullable Object... namesAndValues) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
        }
        return object;
    }

    /** The value as one line of JSON. */
    public static String text(@Nullable Object value) {
        StringWriter out = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
            write(generator, value);
        }
        return out.toString();
    }

    private static void write(JsonGenerator out, @Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            out.writeStartObject();
            map.forEach((name, each) -> {
                out.writeName(String.valueOf(name));
                write(out, each);
            });
            out.writeEndObject();
        } else if (value instanceof Iterable<?> list) {
            out.writeStartArray();
            list.forEach(each -> write(out, each));
            out.writeEndArray();
        } else {
            writePlain(out, value);
        }
    }

    private static void writePlain(JsonGenerator out, @Nullable Object value) {
        if (value == null) {
            out.writeNull();
        } else if (value instanceof Integer || value instanceof Long) {
            out.writeNumber(((Number) value).longValue());
        } else if (value instanceof Double number) {
            writeDouble(out, number);
        } else if (value instanceof Boolean truth) {
            out.writeBoolean(truth);
        } else {
            out.writeString(value.toString());
        }
    }

    private static void writeDouble(JsonGenerator out, double number) {
        if (Double.isNaN(number)) {
            out.writeNull();
        } else if (number == Math.rint(number) && Math.abs(number) < 1e15) {
            out.writeNumber((long) number);
        } else {
            out.writeNumber(number);
        }
    }
}
