// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.text;

import java.nio.charset.StandardCharsets;
import sweeplab.format.document.Document;

/** A format that is text: writes a string. */
public interface TextFormat extends Format {

    String text(Document document);

    @Override
    default byte[] write(Document document) {
        return text(document).getBytes(StandardCharsets.UTF_8);
    }
}
