// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import sweeplab.base.Excerpt;

/** What a client sends without the lines that are no messages, after which the SDK would never read again. */
final class Messages extends InputStream {

    private final CountDownLatch ended = new CountDownLatch(1);
    private final BufferedReader lines;
    private final Consumer<String> complaint;
    private byte[] line = {};
    private int next;

    Messages(InputStream in, Consumer<String> complaint) {
        lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.complaint = complaint;
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
            if (isMessage(read)) {
                line = (read + "\n").getBytes(StandardCharsets.UTF_8);
                next = 0;
            } else if (!read.isBlank()) {
                complaint.accept("sweep mcp: '" + Excerpt.of(read) + "' is no message of JSON-RPC, passed over");
            }
        }
        return true;
    }

    private static boolean isMessage(String line) {
        try {
            McpSchema.deserializeJsonRpcMessage(McpJsonDefaults.getMapper(), line);
            return true;
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }
}
