// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** {@code sweep mcp}: serves one client by standard input and output, until the input ends. */
public final class McpMain {

    private static final String HELP = "Usage: sweep mcp\n"
            + "A Model Context Protocol server at standard input and output, with tools to read, analyse, explain, play and\n"
            + "review sweeper games; docs/mcp.md says how a client is told of it.\n\nExample:  sweep mcp";

    private McpMain() {}

    public static void main(String[] args) throws InterruptedException {
        PrintStream protocol = System.out;
        if (args.length > 0) {
            boolean help = args[0].equals("--help") || args[0].equals("-h");
            (help ? System.out : System.err)
                    .println(help ? HELP : "sweep mcp: '" + args[0] + "' is too much: it takes no words");
            System.exit(help ? 0 : 2);
        }
        // Standard output belongs to the protocol.
        System.setOut(System.err);
        Refusals refusals = new Refusals(Toolbox.names());
        Messages input = new Messages(System.in, System.err::println, message -> {
            Optional<String> answer = refusals.of(message);
            answer.ifPresent(line -> say(protocol, line));
            return answer.isPresent();
        });
        McpSyncServer server = serve(input, protocol);
        input.awaitEnd();
        server.closeGracefully();
        System.exit(0);
    }

    // The SDK, too, holds the stream while it writes a line.
    private static void say(PrintStream protocol, String line) {
        synchronized (protocol) {
            protocol.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
            protocol.flush();
        }
    }

    static McpSyncServer serve(InputStream in, OutputStream out) {
        String version = McpMain.class.getPackage().getImplementationVersion();
        return McpServer.sync(new StdioServerTransportProvider(McpJsonDefaults.getMapper(), in, out))
                .serverInfo("sweeplab", version == null ? "0" : version)
                .instructions(
                        "Exact reasoning about Minesweeper and its relatives. Positions may be given in any format that"
                                + " players use; cells are [row, column] from 0 at the top left. Use the tool explain before you call a"
                                + " cell certain: its proofs were checked.")
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .tools(Toolbox.all())
                // One thread reads, works and answers: where two answer at once the SDK's channel gives up for good,
                // and on a busy
                // machine the next request may come while the thread that answered the last has not yet returned.
                .immediateExecution(true)
                .build();
    }
}
