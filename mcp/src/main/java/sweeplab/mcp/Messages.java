// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Predicate;
import sweeplab.base.Excerpt;

/** What a client sends without the lines that are no messages, after which the SDK would never read again, and without the requests that are refused. */
final class Messages extends InputStream {

    private final CountDownLatch ended = new CountDownLatch(1);
    private final BufferedReader lines;
    private final Consumer<String> complaint;
    private final Predicate<JSONRPCMessage> refused;
    private byte[] line = {};
    private int next;

    /** The complaints are about lines; whoever refuses a message has answered it. */
    Messages(InputStream in, Consumer<String> complaint, Predicate<JSONRPCMessage> refused) {
        lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.complaint = complaint;
        this.refused = refused;
    }

    /** Waits until there is no more to read. */
    void awaitEnd() throws InterruptedException {
        ended.await();
    }

    @Override
    public int read() throws IOException {
        return filled() ? line[next++] & 0xFF : -1;
    }

    // At most a line at a time: the next may not be there yet.
    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        Objects.checkFromIndexSize(from, length, bytes.length);
        if (length == 0 || !filled()) {
            return length == 0 ? 0 : -1;
        }
        int taken = Math.min(length, line.length - next);
        System.arraycopy(line, next, bytes, from, taken);
        next += taken;
        return taken;
    }

    private boolean filled() throws IOException {
        while (next == line.length) {
            String read = lines.readLine();
            if (read == null) {
                ended.countDown();
                return false;
            }
            Optional<JSONRPCMessage> message = message(read);
            if (message.isPresent() && !refused.test(message.get())) {
                line = (read + "\n").getBytes(StandardCharsets.UTF_8);
                next = 0;
            } else if (message.isEmpty() && !read.isBlank()) {
                complaint.accept("sweep mcp: '" + Excerpt.of(read) + "' is no message of JSON-RPC, passed over");
            }
        }
        return true;
    }

    private static Optional<JSONRPCMessage> message(String line) {
        try {
            return Optional.of(McpSchema.deserializeJsonRpcMessage(McpJsonDefaults.getMapper(), line));
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }
}
