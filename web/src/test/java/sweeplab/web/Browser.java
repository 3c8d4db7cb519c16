// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A real browser without a window, driven through the protocol that it brings along: no driver, no further library. */
interface Browser extends AutoCloseable {

    /** Chromium, or the browser that the property {@code browser} names. */
    static Browser start() {
        return System.getProperty("browser", "chromium").equals("firefox") ? new Firefox() : new Chromium();
    }

    /** A tab that shows nothing. */
    String tab();

    /** Takes back a tab that was worked with through such a session. */
    void leave(String tab, String session);

    /** Calls a method of Chromium's protocol, in a tab if one is given, and waits for its answer. */
    JsonNode call(@Nullable String session, String method, Map<String, ?> parameters);

    /** Calls a method without waiting for its answer; where a browser cannot, it is there. */
    default CompletableFuture<JsonNode> tell(@Nullable String session, String method, Map<String, ?> parameters) {
        return CompletableFuture.completedFuture(call(session, method, parameters));
    }

    /** Tells of all that the browser says unasked, until what is returned is run. */
    Runnable listen(Consumer<JsonNode> listener);

    @Override
    void close();
}
