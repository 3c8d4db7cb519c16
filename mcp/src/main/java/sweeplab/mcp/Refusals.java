// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Excerpt;

/** Answers requests whose parameters are not of the method's form, where the SDK would tell what its own code stumbled over. */
final class Refusals {

    private final List<String> tools;

    /** For a server with these tools. */
    Refusals(List<String> tools) {
        this.tools = tools;
    }

    /** The whole answer to a request that must not reach the SDK; nothing if it may. */
    Optional<String> of(JSONRPCMessage message) {
        return message instanceof JSONRPCRequest request
                ? fault(request).map(words -> answer(request, words))
                : Optional.empty();
    }

    private Optional<String> fault(JSONRPCRequest request) {
        return switch (request.method()) {
            case McpSchema.METHOD_TOOLS_CALL -> call(request.params());
            case McpSchema.METHOD_INITIALIZE -> initialize(request.params());
            default -> Optional.empty();
        };
    }

    private static Optional<String> initialize(@Nullable Object params) {
        String expected = "{\"protocolVersion\":…, \"capabilities\":…, \"clientInfo\":…}";
        return params instanceof Map<?, ?> map && !(map.get("protocolVersion") instanceof String)
                ? Optional.of(
                        "initialize: 'protocolVersion' is " + shown(map.get("protocolVersion")) + ", expected a text")
                : unlessObject("initialize", "params", params, expected);
    }

    private Optional<String> call(@Nullable Object params) {
        if (!(params instanceof Map<?, ?> map)) {
            return unlessObject("tools/call", "params", params, "{\"name\":…, \"arguments\":…}");
        }
        if (!(map.get("name") instanceof String name)) {
            return Optional.of("tools/call: 'name' is " + shown(map.get("name")) + ", expected one of " + names());
        }
        if (!tools.contains(name)) {
            return Optional.of("tools/call: there is no tool '" + Excerpt.of(name) + "', there are " + names());
        }
        Object arguments = map.get("arguments");
        return arguments == null ? Optional.empty() : unlessObject("tools/call", "arguments", arguments, "an object");
    }

    private static Optional<String> unlessObject(String method, String name, @Nullable Object found, String expected) {
        return found instanceof Map
                ? Optional.empty()
                : Optional.of(method + ": '" + name + "' is " + shown(found) + ", expected " + expected);
    }

    private static String shown(@Nullable Object value) {
        return value == null ? "missing" : Excerpt.of(value.toString());
    }

    private String names() {
        return String.join(", ", tools);
    }

    private static String answer(JSONRPCRequest request, String words) {
        var error = new JSONRPCResponse.JSONRPCError(McpSchema.ErrorCodes.INVALID_PARAMS, words, null);
        try {
            return McpJsonDefaults.getMapper()
                    .writeValueAsString(new JSONRPCResponse(McpSchema.JSONRPC_VERSION, request.id(), null, error));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
