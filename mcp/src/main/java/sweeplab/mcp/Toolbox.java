// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.JsonSchema;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Every tool there is: the line to add for a new one. */
final class Toolbox {

    private static final String POSITION =
            "A position, board or replay as text or link, in any format that players use; or a game's id such as '9x9/10 opening@4,4 #7'.";

    private Toolbox() {}

    static List<SyncToolSpecification> all() {
        return List.of(
                tool(
                        "read_position",
                        "Reads a position in any format, draws it and writes it in a plain text form that every tool takes.",
                        Fields.of().text("position", POSITION),
                        PositionTools::read),
                tool(
                        "analyse",
                        "The exact chance of a mine in every covered cell, which cells are certain, and the best move.",
                        Fields.of()
                                .text("position", POSITION)
                                .maybe("by", "string", "Whose move is the best: an agent, balanced unless said."),
                        PositionTools::analyse),
                tool(
                        "explain",
                        "Why a cell is safe or a mine: a proof in words and as text, which a checker has accepted; or why it is not certain.",
                        Fields.of().text("position", POSITION).cell("cell", "The cell, [row, column]."),
                        PositionTools::explain),
                tool(
                        "check_proof",
                        "Checks a proof, in the text form of explain, against a position, by a checker that trusts nobody.",
                        Fields.of().text("position", POSITION).text("proof", "The proof's text."),
                        PositionTools::check),
                tool(
                        "hint",
                        "Help in small portions: 1 is anything certain, 2 where, 3 which clues, 4 why, 5 which move.",
                        Fields.of().text("position", POSITION).maybe("level", "integer", "1 to 5; 1 unless said."),
                        PositionTools::hint),
                tool(
                        "generate",
                        "A board that needs no guess, with its certificate.",
                        Fields.of()
                                .text("board", "For instance 9x9/10 or hex:9x9/12.")
                                .maybe("start", "string", "For instance opening@4,4 (column, row).")
                                .maybe("seed", "integer", "The same seed gives the same board."),
                        GameTools::generate),
                tool(
                        "play",
                        "Plays a game by its id: makes these moves from the start and shows what is seen then. Call it with one move more each time.",
                        Fields.of()
                                .text("game", "A game's id with its seed, such as '9x9/10 opening@4,4 #7'.")
                                .cells("open", "The cells to open, in order, each [row, column].")
                                .maybe("agent", "string", "Instead of your moves: an agent that plays to the end."),
                        GameTools::play),
                tool(
                        "review",
                        "A finished game judged move by move: forced, best, or a mistake, and what it cost.",
                        Fields.of().text("replay", "A replay as text, such as RawVF or a trace."),
                        GameTools::review));
    }

    static List<String> names() {
        return all().stream().map(each -> each.tool().name()).toList();
    }

    private static SyncToolSpecification tool(
            String name, String about, Fields fields, Function<Arguments, CallToolResult> work) {
        Tool tool = Tool.builder()
                .name(name)
                .description(about)
                .inputSchema(fields.schema())
                .annotations(new ToolAnnotations(null, true, false, true, false, null))
                .build();
        return SyncToolSpecification.builder()
                .tool(tool)
                .callHandler(
                        (exchange, request) -> Replies.guarded(() -> work.apply(Arguments.of(request.arguments()))))
                .build();
    }

    /** What a tool is given, as a schema. */
    private static final class Fields {

        private final Map<String, Object> properties = new LinkedHashMap<>();
        private final List<String> required = new java.util.ArrayList<>();

        static Fields of() {
            return new Fields();
        }

        Fields text(String name, String about) {
            required.add(name);
            return maybe(name, "string", about);
        }

        Fields maybe(String name, String type, String about) {
            properties.put(name, Map.of("type", type, "description", about));
            return this;
        }

        Fields cell(String name, String about) {
            required.add(name);
            properties.put(name, array(Map.of("type", "integer"), about));
            return this;
        }

        Fields cells(String name, String about) {
            properties.put(name, array(array(Map.of("type", "integer"), "[row, column]"), about));
            return this;
        }

        private static Map<String, Object> array(Map<String, Object> items, String about) {
            return Map.of("type", "array", "items", items, "description", about);
        }

        JsonSchema schema() {
            return new JsonSchema("object", properties, required, false, Map.of(), Map.of());
        }
    }
}
