// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import sweeplab.app.json.Json;
import sweeplab.view.View;

/** Answers as clients expect them: text, the same as data, and a picture; a mistake of the client is a result that says so. */
final class Replies {

    private Replies() {}

    static CallToolResult.Builder text(String text) {
        return CallToolResult.builder().addTextContent(text);
    }

    /** JSON as text and as data. */
    static CallToolResult.Builder data(String json) {
        CallToolResult.Builder builder = text(json);
        return Json.read(json) instanceof Map<?, ?> map ? builder.structuredContent(map) : builder;
    }

    /** The same with the board as a picture; one that is too large for a picture is left out. */
    static CallToolResult.Builder picture(CallToolResult.Builder builder, View view, Set<Integer> lit) {
        Picture.png(view, lit).ifPresent(png -> builder.addContent(new ImageContent(null, png, "image/png")));
        return builder;
    }

    /** The work's result, or its refusal in words. */
    static CallToolResult guarded(Supplier<CallToolResult> work) {
        try {
            return work.get();
        } catch (IllegalArgumentException | IllegalStateException e) {
            return text(String.valueOf(e.getMessage())).isError(true).build();
        } catch (OutOfMemoryError | StackOverflowError e) {
            // With these the SDK's channel would end without a word, and every later request with it.
            return text("this takes more memory than there is: try a smaller board")
                    .isError(true)
                    .build();
        }
    }
}
