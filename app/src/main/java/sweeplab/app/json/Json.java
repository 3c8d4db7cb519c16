// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.base.JsonText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/** Reads and writes JSON: maps, lists, texts, numbers, truth values and null, in the order given. Reading is Jackson's, writing is {@link JsonText}. */
public final class Json {

    private static final JsonFactory FACTORY = new JsonFactory();
    private static final String EARLY_END = "the text ends too early";

    private Json() {}

    /** An object with these names and values, in this order. */
    public static Map<String, @Nullable Object> object(@Nullable Object... namesAndValues) {
        return JsonText.object(namesAndValues);
    }

    /** The value as one line of JSON. */
    public static String text(@Nullable Object value) {
        return JsonText.of(value);
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
            throw fault(e);
        }
    }

    /** What is wrong with a text, in a short line; Jackson's own words for an early end are long ones about its settings. */
    static IllegalArgumentException fault(JacksonException e) {
        String what = e instanceof UnexpectedEndOfInputException ? EARLY_END : e.getOriginalMessage();
        return new IllegalArgumentException("not JSON: " + what, e);
    }

    private static @Nullable Object value(JsonParser parser) {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new IllegalArgumentException("not JSON: " + EARLY_END);
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
}
