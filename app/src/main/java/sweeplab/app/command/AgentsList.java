package sweeplab.app.command;

import picocli.CommandLine.Command;
import sweeplab.app.command.option.Agents;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;

/** {@code sweep agents}: every agent with a line on what it does. */
@Command(
        name = "agents",
        description = "Lists the agents.",
        footer = {"", "Example:  sweep agents"})
public final class AgentsList implements Runnable {

    private final Terminal terminal;

    public AgentsList(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        var agents = Agents.all().all();
        int width =
                agents.stream().mapToInt(agent -> agent.name().length()).max().orElse(0);
        agents.forEach(agent -> terminal.line(Words.pad(agent.name(), width + 2) + agent.about()));
    }
}
