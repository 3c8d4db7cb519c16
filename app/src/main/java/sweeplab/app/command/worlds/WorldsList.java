// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.WorldOptions;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** {@code sweep worlds list}: the worlds of each game, with their sizes. */
@Command(
        name = "list",
        description = "Lists the worlds of each game.",
        footer = {"", "Example:  sweep worlds list --game tornado"})
final class WorldsList implements Runnable {

    @Mixin
    private WorldOptions worlds = new WorldOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    WorldsList(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        List<Row> rows = new ArrayList<>();
        for (Rules rules : games()) {
            for (String name : worlds.library().names(rules)) {
                rows.add(new Row(rules, name, worlds.library().world(rules, name)));
            }
        }
        if (json.on) {
            terminal.line(
                    Json.text(Json.object("rows", rows.stream().map(Row::json).toList())));
        } else {
            rows.forEach(row -> terminal.line(row.line()));
        }
    }

    private List<Rules> games() {
        if (worlds.rules().isPresent()) {
            return List.of(worlds.rules().get());
        }
        if (worlds.folder != null) {
            throw Failure.badInput("--worlds " + worlds.folder + " needs --game: say which game its worlds are for");
        }
        return RuleBook.all().stream().filter(Rules::ownWorlds).toList();
    }

    private record Row(Rules rules, String name, World world) {

        String line() {
            return Words.pad(rules.id() + ":" + name, 20)
                    + Words.pad(world.topology().toString(), 14)
                    + Words.contents(world, rules);
        }

        Map<String, @Nullable Object> json() {
            return Json.object(
                    "game", rules.id(),
                    "world", name,
                    "topology", world.topology().id(),
                    "dangers", world.dangers(),
                    "gold", world.golds(),
                    "blocked", world.blocked());
        }
    }
}
