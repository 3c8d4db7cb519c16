// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RefusalsTest {

    private static Optional<String> answer(String rest) throws IOException {
        String request = "{\"jsonrpc\":\"2.0\",\"id\":7" + rest + "}";
        return new Refusals(List.of("hint", "play"))
                .of(McpSchema.deserializeJsonRpcMessage(McpJsonDefaults.getMapper(), request));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "                                            | 'params' is missing, expected {\\\"name\\\":…, \\\"arguments\\\":…}",
                ",\"params\":null                            | 'params' is missing, expected {\\\"name\\\":…, \\\"arguments\\\":…}",
                ",\"params\":[1]                             | 'params' is [1], expected {\\\"name\\\":…, \\\"arguments\\\":…}",
                ",\"params\":{}                              | 'name' is missing, expected one of hint, play",
                ",\"params\":{\"name\":5}                    | 'name' is 5, expected one of hint, play",
                ",\"params\":{\"name\":\"x\"}                | there is no tool 'x', there are hint, play",
                ",\"params\":{\"name\":\"hint\",\"arguments\":[]} | 'arguments' is [], expected an object"
            })
    void callsThatAreNone(String params, String words) throws IOException {
        assertThat(answer(",\"method\":\"tools/call\"" + (params == null ? "" : params)))
                .contains("{\"jsonrpc\":\"2.0\",\"id\":7,\"error\":{\"code\":-32602,\"message\":\"tools/call: " + words
                        + "\"}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "                  | 'params' is missing, expected {",
                ",\"params\":{}    | 'protocolVersion' is missing, expected a text",
            })
    void greetingsThatAreNone(String params, String words) throws IOException {
        assertThat(answer(",\"method\":\"initialize\"" + (params == null ? "" : params))
                        .orElseThrow())
                .contains("\"code\":-32602,\"message\":\"initialize: " + words);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ",\"method\":\"tools/call\",\"params\":{\"name\":\"hint\"}",
                ",\"method\":\"tools/call\",\"params\":{\"name\":\"hint\",\"arguments\":null}",
                ",\"method\":\"tools/call\",\"params\":{\"name\":\"play\",\"arguments\":{}}",
                ",\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"1\"}",
                ",\"method\":\"ping\""
            })
    void whatTheServerAnswers(String request) throws IOException {
        assertThat(answer(request)).isEmpty();
    }
}
