// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The server as a process of its own, asked by the SDK's own client. */
final class McpTest {

    private static final String POSITION = "afadaaaeblU2sZ";

    private static McpSyncClient client;

    @BeforeAll
    static void connect() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        // What measures the coverage here measures the server too.
        Stream<String> agents = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-javaagent"));
        Stream<String> program = Stream.of(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "sweeplab.mcp.McpMain");
        ServerParameters server = ServerParameters.builder(java)
                .args(Stream.concat(agents, program).toList())
                .build();
        client = McpClient.sync(new StdioClientTransport(server, McpJsonDefaults.getMapper()))
                .requestTimeout(Duration.ofMinutes(2))
                .initializationTimeout(Duration.ofMinutes(2))
                .build();
        client.initialize();
    }

    @AfterAll
    static void disconnect() {
        client.closeGracefully();
    }

    private static CallToolResult call(String tool, Map<String, Object> arguments) {
        return client.callTool(new CallToolRequest(tool, arguments));
    }

    private static String text(CallToolResult result) {
        return ((TextContent) result.content().get(0)).text();
    }

    private static Map<?, ?> data(CallToolResult result) {
        assertThat(result.isError()).as(text(result)).isNotEqualTo(true);
        return (Map<?, ?>) result.structuredContent();
    }

    @Test
    @DisplayName("every tool is listed with a description and a schema that names what it must be given")
    void tools() {
        List<Tool> tools = client.listTools().tools();
        assertThat(tools)
                .extracting(Tool::name)
                .containsExactlyInAnyOrder(
                        "read_position", "analyse", "explain", "check_proof", "hint", "generate", "play", "review");
        assertThat(tools)
                .allMatch(tool -> !tool.description().isBlank()
                        && tool.inputSchema().required() != null
                        && !tool.inputSchema().required().isEmpty());
        assertThat(client.getServerInfo().name()).isEqualTo("sweeplab");
    }

    @Test
    @DisplayName("a position in a player's link is read, written as text and drawn")
    void reads() throws IOException {
        CallToolResult read = call("read_position", Map.of("position", POSITION));
        assertThat(text(read)).contains("[view]").contains("12UUU");
        ImageContent image = (ImageContent) read.content().get(1);
        var picture = ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(image.data())));
        assertThat(picture.getWidth()).isGreaterThan(picture.getHeight());
    }

    @Test
    @DisplayName(
            "analyse says what the command line says, and a proof goes through the checker; a spoiled one does not")
    void analysesAndProves() {
        Map<?, ?> analysis = data(call("analyse", Map.of("position", POSITION)));
        assertThat(analysis.get("solutions")).isEqualTo("36");
        Map<?, ?> explained = data(call("explain", Map.of("position", POSITION, "cell", List.of(1, 0))));
        String proof = String.valueOf(explained.get("proof"));
        assertThat(data(call("check_proof", Map.of("position", POSITION, "proof", proof)))
                        .get("accepted"))
                .isEqualTo(true);
        Map<?, ?> spoiled =
                data(call("check_proof", Map.of("position", POSITION, "proof", proof.replace("1,0", "2,4"))));
        assertThat(spoiled.get("accepted")).isEqualTo(false);
        assertThat(String.valueOf(spoiled.get("fault"))).isNotBlank();
    }

    @Test
    @DisplayName("a puzzle of Tametsi, which our own form cannot hold, is read and analysed too")
    void levels() {
        String node = "<NODE><ID>%d</ID><EDGES>%d</EDGES><POS>%d,0</POS><HAS_MINE>%s</HAS_MINE></NODE>";
        String level = "<PUZZLE><GRAPH>" + node.formatted(0, 1, 0, "false") + node.formatted(1, 0, 1, "true")
                + "</GRAPH></PUZZLE>";
        assertThat(text(call("read_position", Map.of("position", level)))).isEqualTo(level);
        assertThat(data(call("analyse", Map.of("position", level))).get("solutions"))
                .isEqualTo("2");
    }

    @Test
    @DisplayName("hints in portions, a board without a guess, a game played move by move, and one reviewed")
    void games() {
        assertThat(text(call("hint", Map.of("position", "4x4x1\n0000\n0011\n001H\n001H", "level", 5))))
                .startsWith("Probe (3,3)");
        Map<?, ?> board = data(call("generate", Map.of("board", "6x6/6", "start", "opening@2,2", "seed", 3)));
        assertThat(board.get("noGuess")).isEqualTo(true);
        String id = String.valueOf(board.get("id"));
        assertThat(data(call("play", Map.of("game", id, "open", List.of()))).get("state"))
                .isEqualTo("playing");
        assertThat(data(call("play", Map.of("game", id, "agent", "exact"))).get("result"))
                .isEqualTo("won");
    }

    @Test
    @DisplayName("a game that was played is judged move by move; what is no replay is refused")
    void reviews(@TempDir Path folder) throws IOException {
        Path trace = folder.resolve("game.trace");
        Commanded.output("", "play", "exact", "5x5/4 opening@0,0 #3", "--seed", "1", "--trace", trace.toString());
        Map<?, ?> review = data(call("review", Map.of("replay", Files.readString(trace))));
        assertThat((List<?>) review.get("moves")).isNotEmpty();
        assertThat(call("review", Map.of("replay", POSITION)).isError()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            analyse | position | nothing at all     | nothing at all
            analyse | position | --help             | is nothing of the kind
            play    | game     | 9x9                | write columns x rows
            play    | game     | 900x900/4 #1       | too large here
            hint    | position | 4000x4000/9 #1     | a board of 4000x4000 is not read
            """)
    @DisplayName("a mistake of the client is a result that says what would be right")
    void mistakes(String tool, String name, String value, String why) {
        CallToolResult result = call(tool, Map.of(name, value));
        assertThat(result.isError()).isTrue();
        assertThat(text(result)).contains(why);
    }

    @Test
    @DisplayName("a value of another kind is a mistake too, not passed over")
    void otherKinds() {
        CallToolResult cells = call("play", Map.of("game", "9x9/10 #1", "open", "4,4"));
        assertThat(text(cells)).isEqualTo("'open' is 4,4: write a list of cells [row, column]");
        assertThat(text(call("explain", Map.of("position", POSITION, "cell", List.of(-1, 0)))))
                .startsWith("cell");
        assertThat(text(call("review", Map.of("replay", "nothing")))).startsWith("'nothing' looks like");
        CallToolResult half = call("explain", Map.of("position", POSITION, "cell", List.of(1.5, 0)));
        assertThat(text(half)).isEqualTo("'cell' is [1.5, 0]: write a cell as [row, column]");
        CallToolResult level = call("hint", Map.of("position", POSITION, "level", "5"));
        assertThat(text(level)).isEqualTo("'level' is 5: write a whole number");
        CallToolResult large = call("hint", Map.of("position", POSITION, "level", (1L << 32) + 1));
        assertThat(text(large)).isEqualTo("level 4294967297 is out of range: 1 to 5");
    }

    @Test
    @DisplayName("whoever gives nothing is told what is missing")
    void nothingGiven() {
        CallToolResult result =
                client.callTool(CallToolRequest.builder().name("analyse").build());
        assertThat(result.isError()).isTrue();
        assertThat(text(result)).isEqualTo("'position' is missing");
    }

    @Test
    @DisplayName("no program of somebody's own is started for a client")
    void noPrograms() {
        CallToolResult result = call("play", Map.of("game", "5x5/4 #1", "agent", "cmd:touch /tmp/sweeplab-was-here"));
        assertThat(result.isError()).isTrue();
        assertThat(text(result)).contains("unknown agent");
    }

    @Test
    @DisplayName("one question right after the other is answered, however busy the machine is")
    void answersOnABusyMachine() {
        AtomicBoolean busy = new AtomicBoolean(true);
        try {
            for (int i = 0; i < 8; i++) {
                Thread spinning = new Thread(() -> {
                    while (busy.get()) {
                        Thread.onSpinWait();
                    }
                });
                spinning.setDaemon(true);
                spinning.start();
            }
            for (int i = 0; i < 100; i++) {
                assertThat(text(call("hint", Map.of("position", POSITION)))).isNotBlank();
            }
        } finally {
            busy.set(false);
        }
    }
}
