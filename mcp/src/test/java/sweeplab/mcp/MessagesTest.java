// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MessagesTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String NOTE = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/ä\"}";

    private final List<String> complaints = new ArrayList<>();

    private Messages of(String... lines) {
        byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        return new Messages(
                new ByteArrayInputStream(bytes),
                complaints::add,
                message -> message.toString().contains("unwanted"));
    }

    @Test
    void linesThatAreNoMessagesArePassedOver() throws IOException {
        Messages read = of("garbage", "", "{}", PING, "[1,2]", "  ", "{\"jsonrpc\":\"2.0\"", NOTE);
        assertThat(new String(read.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(PING + "\n" + NOTE + "\n");
        assertThat(complaints).hasSize(4).allMatch(line -> line.endsWith("is no message of JSON-RPC, passed over"));
        assertThat(complaints.get(0)).startsWith("sweep mcp: 'garbage'");
    }

    @Test
    void whatIsRefusedIsNotRead() throws IOException {
        Messages read = of(PING.replace("ping", "unwanted"), NOTE);
        assertThat(new String(read.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(NOTE + "\n");
        assertThat(complaints).isEmpty();
    }

    @Test
    void byteByByteItIsTheSame() throws IOException {
        Messages read = of("x", NOTE);
        StringBuilder text = new StringBuilder();
        for (int each = read.read(); each >= 0; each = read.read()) {
            text.append((char) each);
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
        assertThat(new String(bytes, StandardCharsets.UTF_8)).isEqualTo(NOTE + "\n");
    }

    @Test
    void aReaderGetsOneLineAtATime() throws IOException {
        byte[] bytes = new byte[1000];
        assertThat(of(PING, PING).read(bytes, 0, bytes.length)).isEqualTo(PING.length() + 1);
    }
}
