package sweeplab.server;

import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes JSON. */
final class JsonBody {

    private static final JsonFactory FACTORY = new JsonFactory();

    /** Fills an object. */
    interface Body {
        void write(JsonGenerator out);
    }

    private JsonBody() {}

    static String object(Body body) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            out.writeStartObject();
            body.write(out);
            out.writeEndObject();
        }
        return text.toString();
    }

    /** Writes names and values into an object that is open: texts, numbers, truth values, lists and objects. */
    static void write(JsonGenerator out, Map<?, ?> members) {
        members.forEach((name, value) -> {
            out.writeName(String.valueOf(name));
            write(out, value);
        });
    }

    private static void write(JsonGenerator out, @Nullable Object value) {
        if (value instanceof Map<?, ?> object) {
            out.writeStartObject();
            write(out, object);
            out.writeEndObject();
        } else if (value instanceof List<?> list) {
            out.writeStartArray();
            list.forEach(each -> write(out, each));
            out.writeEndArray();
        } else if (value instanceof Integer whole) {
            out.writeNumber(whole);
        } else if (value instanceof Double number) {
            out.writeNumber(number);
        } else if (value instanceof Boolean truth) {
            out.writeBoolean(truth);
        } else if (value == null) {
            out.writeNull();
        } else {
            out.writeString(value.toString());
        }
    }

    static String fault(String why) {
        return object(out -> out.writeStringProperty("error", why));
    }
}
