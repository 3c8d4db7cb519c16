package sweeplab.server;

import java.io.StringWriter;
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

    static String fault(String why) {
        return object(out -> out.writeStringProperty("error", why));
    }
}
