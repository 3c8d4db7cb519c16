package sweeplab.app.json;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Reads and writes JSON: maps, lists, texts, numbers, truth values and null, in the order given; a number that is NaN is written as null. */
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

    /** The value of a text: maps in their order, lists, texts, longs, doubles, truth values or null. */
    public static @Nullable Object read(String text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            @Nullable Object value = value(parser);
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("not JSON: something follows the end");
            }
            return value;
        } catch (JacksonException e) {
            throw new IllegalArgumentException("not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static @Nullable Object value(JsonParser parser) {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new IllegalArgumentException("not JSON: the text ends too early");
        }
        return switch (token) {
            case START_OBJECT -> members(parser);
            case START_ARRAY -> items(parser);
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE, VALUE_FALSE -> token == JsonToken.VALUE_TRUE;
            case VALUE_NULL -> null;
            default -> parser.getString();
        };
    }

    private static Map<String, @Nullable Object> members(JsonParser parser) {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            members.put(name, value(parser));
        }
        return members;
    }

    private static List<@Nullable Object> items(JsonParser parser) {
        List<@Nullable Object> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(parser));
        }
        return items;
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
