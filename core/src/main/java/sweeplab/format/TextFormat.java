package sweeplab.format;

import java.nio.charset.StandardCharsets;

/** A format that is text: writes a string. */
interface TextFormat extends Format {

    String text(Document document);

    @Override
    default byte[] write(Document document) {
        return text(document).getBytes(StandardCharsets.UTF_8);
    }
}
