// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.play;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.agent.Roster;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.Lasting;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.command.option.WorldNames;
import sweeplab.app.library.Given;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Keys;
import sweeplab.app.terminal.Screen;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.watch.Watching;
import sweeplab.catalogue.Setup;
import sweeplab.format.text.Source;
import sweeplab.trace.Trace;

/** {@code sweep watch}: an agent plays, one move a key press, redrawn in place. */
@Command(
        name = "watch",
        description = "An agent plays, one move a key press, redrawn in place.",
        footer = {
            "",
            "Keys: Enter or space one move, u undo, r redo, w why, h hint, d dictate the next move, g go on to the end, q quit.",
            "In a pipe every line holds keys; an empty line is Enter; 'd 3,4' probes row 3, column 4, 'd f 3,4' flags it.",
            "",
            "'sweep watch FILE' shows a game that --trace has kept, move by move with the same keys.",
            "",
            "Example:  sweep watch sps tornado:LARGE4",
            "Example:  sweep watch game.trace"
        })
public final class WatchCommand implements Runnable {

    @Parameters(
            index = "0",
            paramLabel = "AGENT",
            completionCandidates = Agents.Names.class,
            description =
                    "Who plays: 'sweep agents' lists them; cmd:COMMAND LINE or jar:FILE is a program of your own. Or a trace.")
    private String agent = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "WORLD",
            completionCandidates = WorldNames.class,
            description = "A world, a level, a board or a game id, as for 'sweep play'; none for a trace.")
    @Nullable
    private String world;

    @Option(names = "--pick", paramLabel = "N", description = "Which game, where a file holds several traces, from 1.")
    @Nullable
    private Integer number;

    @Mixin
    private OneGame one = new OneGame();

    @Mixin
    private TimeLimit limit = new TimeLimit(60);

    private final Terminal terminal;

    public WatchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (world == null) {
            showAgain();
        } else {
            letPlay(one.setup(world, terminal.in(), limit.afresh()));
        }
    }

    private void showAgain() {
        if (one.strict()) {
            throw Failure.badInput(
                    "--strict is for a game that is played now, not for one that was played: leave it out");
        }
        Given given = new Given(agent, terminal.in());
        if (!given.isFileOrInput()) {
            throw Failure.badInput("'" + agent + "' is no file: give AGENT and WORLD, or the file of a trace");
        }
        Source source = given.source(Optional.ofNullable(number));
        Trace played = read(source);
        watch(new Watching(played.game().setup(one.options().library()), played, terminal.colour(), limit::afresh));
    }

    private Trace read(Source source) {
        try {
            return Trace.parse(source.text(), one.options().library());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(agent + ": " + e.getMessage(), e);
        }
    }

    private void watch(Watching watching) {
        try (Keys keys = Keys.of(terminal);
                Screen screen = new Screen(terminal)) {
            watching.run(keys, screen);
        }
    }

    private void letPlay(Setup setup) {
        Roster.Entry player = one.player(agent, setup);
        try (Lasting lasting = new Lasting(player.maker())) {
            Watching watching =
                    new Watching(setup, lasting.of(player), one.seed(), terminal.colour(), limit::afresh, one.strict());
            one.keeping(watching::trace, setup, terminal, () -> watch(watching));
        }
    }
}
