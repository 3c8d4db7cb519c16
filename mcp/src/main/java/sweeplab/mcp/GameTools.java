// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import sweeplab.app.command.option.Agents;
import sweeplab.app.json.Json;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.view.View;

/** Tools about whole games. */
final class GameTools {

    private GameTools() {}

    static CallToolResult generate(Arguments given) {
        List<String> words = new ArrayList<>(List.of(
                "generate", "--no-guess", "--count", "1", "--time-limit", "20", "--board", given.text("board")));
        given.maybe("start").ifPresent(start -> words.addAll(List.of("--start", start)));
        words.addAll(List.of("--seed", Long.toString(given.number("seed", 1))));
        return Replies.data(Commanded.output("", words.toArray(String[]::new))).build();
    }

    static CallToolResult play(Arguments given) {
        GameId id = GameId.parse(given.text("game"));
        BoundedDraw.check(id);
        return given.maybe("agent").isPresent() ? played(id, given.text("agent")) : moved(id, given.cells("open"));
    }

    // Only agents by name: a program of somebody's own is not started for a client.
    private static CallToolResult played(GameId id, String agent) {
        String name = Agents.all().get(agent).name();
        return Replies.data(Commanded.output(
                        "", "play", name, id.toString(), "--seed", "1", "--json", "--time-limit", "10"))
                .build();
    }

    private static CallToolResult moved(GameId id, List<int[]> cells) {
        Game game = BoundedDraw.within(library -> BoundedDraw.started(id, library));
        for (int[] cell : cells) {
            open(game, cell);
        }
        View view = game.view();
        String state = view.status().name().toLowerCase(Locale.ROOT);
        String json = Json.text(Json.object(
                "game", id.toString(), "state", state, "lives", view.lives(), "position", PositionTools.text(view)));
        return Replies.picture(Replies.data(json), view, Set.of()).build();
    }

    private static void open(Game game, int... cell) {
        var topology = game.view().topology();
        if (cell[0] < 0 || cell[0] >= topology.rows() || cell[1] < 0 || cell[1] >= topology.columns()) {
            throw new IllegalArgumentException("[" + cell[0] + ", " + cell[1] + "] is outside the board of "
                    + topology.rows() + " rows and " + topology.columns() + " columns");
        }
        game.probe(topology.cell(cell[0], cell[1]));
    }

    static CallToolResult review(Arguments given) {
        return Replies.data(Commanded.output(given.text("replay"), "review", "-", "--json", "--time-limit", "20"))
                .build();
    }
}
