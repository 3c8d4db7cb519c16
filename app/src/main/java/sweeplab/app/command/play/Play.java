// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.command.option.WorldNames;
import sweeplab.app.outside.ProcessAgent;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Keys;
import sweeplab.app.terminal.Screen;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.watch.Playing;
import sweeplab.arena.Confirmed;
import sweeplab.base.Budget;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;

/** {@code sweep play}: an agent plays one game and shows it. */
@Command(
        name = "play",
        description = "An agent plays one game and shows it.",
        footer = {
            "",
            "WORLD is a world of the catalogue (EASY1), a level (expert), a board (30x16/99, hex:12x12/30)",
            "or a game id (tornado:LARGE4, \"square:30x16/99 opening@3,3 #42\"); or a file, '-' for standard input,",
            "or a text that holds a whole board in any format of 'sweep convert --list'.",
            "The seed makes the board of a level or a board, and every random choice of the agent.",
            "'sweep play you WORLD' is for you: arrow keys move, Enter opens or chords, space flags, h hints, w says why,",
            "u takes back, r makes again, q quits; digits begin row,column of a cell to open. In a pipe every line is a",
            "move: '3,4' opens row 3, column 4, 'f 3,4' flags it, 'c 3,4' chords. --time-limit is then for each hint.",
            "",
            "Example:  sweep play random EASY1 --game daggers --seed 1",
            "Example:  sweep play you beginner"
        })
public final class Play implements Runnable {

    private static final String YOU = "you";

    @Parameters(
            index = "0",
            paramLabel = "AGENT",
            completionCandidates = Agents.Names.class,
            description =
                    "Who plays: you, or an agent: 'sweep agents' lists them; cmd:COMMAND LINE or jar:FILE is a program of your own (NAME=cmd:… gives it a name).")
    private String agent = "";

    @Parameters(
            index = "1",
            paramLabel = "WORLD",
            completionCandidates = WorldNames.class,
            description = "What is played.")
    private String world = "";

    @Option(names = "--verbose", description = "Show the board after every move.")
    private boolean verbose;

    @Mixin
    private OneGame one = new OneGame();

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private TimeLimit limit = new TimeLimit(60);

    private final Terminal terminal;

    public Play(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        boolean you = agent.equalsIgnoreCase(YOU);
        Setup setup = one.setup(world, terminal.in(), you ? limit.afresh() : limit.budget());
        if (you) {
            playYourself(setup);
        } else {
            letPlay(setup);
        }
    }

    private void playYourself(Setup setup) {
        if (verbose) {
            throw Failure.badInput("--verbose is for agents, not for you: leave it out");
        }
        Playing playing = new Playing(setup, one.seed(), terminal.colour(), limit::afresh, one.strict());
        one.keeping(playing::trace, setup, terminal, () -> play(playing));
        if (json.on) {
            List<Step> steps = playing.trace().steps();
            PlayReport report = new PlayReport(setup, YOU, one.seed(), playing.view(), steps);
            terminal.line(report.json(playing.score(), Optional.empty()));
        }
    }

    private void play(Playing playing) {
        if (json.on) {
            playing.run(Keys.piped(terminal.in()), picture -> {});
            return;
        }
        try (Keys keys = Keys.of(terminal);
                Screen screen = new Screen(terminal)) {
            playing.run(keys, screen::show);
        }
    }

    private void letPlay(Setup setup) {
        Roster.Entry player = one.player(agent, setup);
        Game game = setup.newGame();
        List<Step> steps = new ArrayList<>();
        PlayReport report = new PlayReport(setup, player.name(), one.seed(), game.view(), steps);
        BoardPainter painter = new BoardPainter(terminal.colour());
        if (!json.on) {
            terminal.line(report.heading());
        }
        Score score = play(limit.budget(), game, player.maker().apply(one.seed()), step -> {
            steps.add(step);
            if (verbose && !json.on) {
                report.showStep(terminal, painter);
            }
        });
        // In strict play the board has changed to the one that the moves were made on.
        GameId played = setup.on(game.world()).id();
        one.keep(new Trace(played, player.name(), one.seed(), steps), setup);
        // A game that was over in time is whole, however late that is told.
        Optional<String> cutShort = score.result() == Result.STUCK ? limit.cutShort() : Optional.empty();
        if (json.on) {
            terminal.line(report.json(score, cutShort));
        } else {
            report.showEnd(terminal, painter, score, cutShort);
        }
        limit.end();
    }

    // A program of one's own that breaks down has failed, whatever the board shows.
    private Score play(Budget budget, Game game, Agent player, Referee.Witness witness) {
        if (!(player instanceof ProcessAgent program)) {
            return referee(game, player, witness, budget).playAll();
        }
        try (program) {
            Referee referee = referee(game, new Confirmed(program, new Exact()), witness, budget);
            Score score = referee.playAll();
            if (referee.forfeited()) {
                throw Failure.failed(referee.by());
            }
            return score;
        }
    }

    private Referee referee(Game game, Agent player, Referee.Witness witness, Budget budget) {
        Referee referee = new Referee(game, player, witness, budget);
        return one.strict() ? referee.strictly() : referee;
    }
}
