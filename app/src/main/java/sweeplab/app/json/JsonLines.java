// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.json;

import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Reads the texts of one line of JSON: the other values of the object are passed over. */
public final class JsonLines {

    private static final JsonFactory FACTORY = new JsonFactory();

    private JsonLines() {}

    /** The names with a text as their value. */
    public static Map<String, String> texts(String line) {
        Map<String, String> texts = new HashMap<>();
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), line)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IllegalArgumentException("a line of JSON must be an object");
            }
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                if (parser.nextToken() == JsonToken.VALUE_STRING) {
                    texts.put(name, parser.getString());
                } else {
                    parser.skipChildren();
                }
            }
        } catch (JacksonException e) {
            throw Json.fault(e);
        }
        return texts;
    }
}
