// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.play;

import java.io.Reader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import sweeplab.agent.Roster;
import sweeplab.app.command.option.AgentOptions;
import sweeplab.app.command.option.SetupOptions;
import sweeplab.app.command.option.StrictOption;
import sweeplab.app.terminal.Terminal;
import sweeplab.base.Budget;
import sweeplab.catalogue.Setup;
import sweeplab.trace.Trace;

/** The options of every command that plays one game: which game, who plays, how strictly, and where it is kept. */
final class OneGame {

    @Mixin
    private SetupOptions options = new SetupOptions();

    @Mixin
    private StrictOption strict = new StrictOption();

    @Mixin
    private TraceOption trace = new TraceOption();

    @Mixin
    private AgentOptions agents = new AgentOptions();

    SetupOptions options() {
        return options;
    }

    long seed() {
        return options.seed();
    }

    boolean strict() {
        return strict.on;
    }

    /** The game that is meant, if its board is made within the budget and it can be kept where that is wanted. */
    Setup setup(String world, Reader input, Budget budget) {
        Setup setup = options.setup(world, input, budget);
        trace.check(setup, options.hasName(setup));
        return setup;
    }

    /** The agent that is meant; a program of one's own does not see the worlds, the seed or how the game went before. */
    Roster.Entry player(String agent, Setup setup) {
        Roster.Entry player = agents.find(agent, setup.rules());
        agents.confine(secrets());
        return player;
    }

    private List<Path> secrets() {
        List<Path> secrets = new ArrayList<>(options.secrets());
        secrets.addAll(trace.secrets());
        return secrets;
    }

    /** Has the game played, and keeps it then, or with Ctrl-C before. */
    void keeping(Supplier<Trace> played, Setup setup, Terminal terminal, Runnable play) {
        Kept kept = new Kept(() -> keep(played.get(), setup), terminal::warn);
        try {
            play.run();
        } finally {
            kept.end();
        }
    }

    void keep(Trace played, Setup setup) {
        trace.keep(played, setup);
    }
}
