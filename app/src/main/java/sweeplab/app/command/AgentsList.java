// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;

/** {@code sweep agents}: every agent with a line on what it does. */
@Command(
        name = "agents",
        description = "Lists the agents.",
        footer = {"", "Example:  sweep agents"})
public final class AgentsList implements Runnable {

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    public AgentsList(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        var agents = Agents.all().all();
        if (json.on) {
            terminal.line(Json.text(Json.object(
                    "agents",
                    agents.stream()
                            .map(agent -> Json.object("name", agent.name(), "about", agent.about()))
                            .toList())));
            return;
        }
        int width =
                agents.stream().mapToInt(agent -> agent.name().length()).max().orElse(0);
        agents.forEach(agent -> terminal.line(Words.pad(agent.name(), width + 2) + agent.about()));
    }
}
