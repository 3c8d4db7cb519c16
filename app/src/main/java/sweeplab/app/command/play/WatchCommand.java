package sweeplab.app.command.play;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import sweeplab.agent.Roster;
import sweeplab.app.command.option.AgentOptions;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.SetupOptions;
import sweeplab.app.command.option.WorldNames;
import sweeplab.app.terminal.Keyboard;
import sweeplab.app.terminal.Keys;
import sweeplab.app.terminal.Screen;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.watch.Watching;
import sweeplab.catalogue.Setup;

/** {@code sweep watch}: an agent plays, one move a key press, redrawn in place. */
@Command(
        name = "watch",
        description = "An agent plays, one move a key press, redrawn in place.",
        footer = {
            "",
            "Keys: Enter or space one move, u undo, r redo, w why, h hint, d dictate the next move, g go on to the end, q quit.",
            "In a pipe every line holds keys; an empty line is Enter; 'd 3,4' probes row 3, column 4, 'd f 3,4' flags it.",
            "",
            "Example:  sweep watch sps tornado:LARGE4"
        })
public final class WatchCommand implements Runnable {

    @Parameters(
            index = "0",
            paramLabel = "AGENT",
            completionCandidates = Agents.Names.class,
            description =
                    "Who plays: 'sweep agents' lists them; cmd:COMMAND LINE or jar:FILE is a program of your own.")
    private String agent = "";

    @Parameters(
            index = "1",
            paramLabel = "WORLD",
            completionCandidates = WorldNames.class,
            description = "A world, a level, a board or a game id, as for 'sweep play'.")
    private String world = "";

    @Mixin
    private SetupOptions options = new SetupOptions();

    @Mixin
    private TraceOption trace = new TraceOption();

    @Mixin
    private AgentOptions agents = new AgentOptions();

    private final Terminal terminal;

    public WatchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Setup setup = options.setup(world);
        Roster.Entry player = agents.find(agent, setup.rules());
        agents.confine(options.folder().stream().toList());
        try (Lasting agent = new Lasting(player.maker());
                Keys keys = terminal.live() ? new Keyboard() : Keys.piped(terminal.in());
                Screen screen = new Screen(terminal)) {
            Roster.Entry known = new Roster.Entry(player.name(), player.about(), agent::get);
            Watching watching = new Watching(setup, known, options.seed(), terminal.colour());
            watching.run(keys, screen);
            trace.keep(watching.trace(), setup.world().topology());
        }
    }
}
