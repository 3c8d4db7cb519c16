// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.agent.Roster;
import sweeplab.app.arena.report.PValue;
import sweeplab.app.bench.Measurement;
import sweeplab.app.bench.Series;
import sweeplab.app.command.option.AgentOptions;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.GamesOptions;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.json.Json;
import sweeplab.app.library.OutFile;
import sweeplab.app.library.TraceFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Stoppable;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.arena.GuessLuck;
import sweeplab.arena.McNemar;
import sweeplab.arena.MeanDifference;
import sweeplab.arena.Tally;
import sweeplab.arena.Wilson;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.rules.Classic;

/** {@code sweep bench versus}: two agents on the same boards, and whether one is better. */
@Command(
        name = "versus",
        description = "Two agents play the same boards: who wins which, and whether that is more than chance.",
        footer = {
            "",
            "Boards that both win or neither wins say nothing of who is better; p is the exact chance (McNemar, two-sided)",
            "that the others would be divided at least as unevenly if both agents were equally good.",
            "Ctrl-C ends after the current games and compares the agents on the boards that both have played.",
            "",
            "Example:  sweep bench versus exact random --board beginner --start safe@0,0 --games 1000 --seed 1"
        })
public final class BenchVersus implements Runnable {

    private static final int MOST_THREADS = 1024;

    @Parameters(
            index = "0",
            paramLabel = "A",
            completionCandidates = Agents.Names.class,
            description =
                    "The first agent: 'sweep agents' lists them; cmd:COMMAND LINE or jar:FILE is a program of your own.")
    private String first = "";

    @Parameters(
            index = "1",
            paramLabel = "B",
            completionCandidates = Agents.Names.class,
            description = "The second agent.")
    private String second = "";

    @Mixin
    private AgentOptions agents = new AgentOptions();

    @Mixin
    private GamesOptions games = new GamesOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    @Option(
            names = "--less-luck",
            description =
                    "Take the luck of the guesses off: the difference is as sure as with about nine times as many boards (classic games with one life; the speeds then include that work).")
    private boolean lessLuck;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads (${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description =
                    "Keep every game with its moves, one trace after the other: 'sweep watch FILE --pick N' shows one.")
    @Nullable
    private Path trace;

    private final Terminal terminal;

    public BenchVersus(Terminal terminal) {
        this.terminal = terminal;
    }

    /** One agent's games: which boards it won, how lucky it was, if that was asked for, and what it cost. */
    private record Side(String agent, @Nullable Score[] scores, double[] lucks, Measurement measured) {

        Tally tally() {
            return measured.tally();
        }

        Score score(int board) {
            return Objects.requireNonNull(scores[board]);
        }

        boolean[] won(int... boards) {
            boolean[] won = new boolean[boards.length];
            for (int i = 0; i < won.length; i++) {
                won[i] = score(boards[i]).result() == Result.WON;
            }
            return won;
        }

        int[] gold(int... boards) {
            return Arrays.stream(boards).map(board -> score(board).gold()).toArray();
        }

        /** Which of these boards it won, as 1 and 0, less its luck. */
        double[] deserved(int... boards) {
            double[] wins = Arrays.stream(boards)
                    .mapToDouble(board -> score(board).result() == Result.WON ? 1 : 0)
                    .toArray();
            return GuessLuck.takenOff(
                    wins,
                    Arrays.stream(boards).mapToDouble(board -> lucks[board]).toArray());
        }

        Map<String, @Nullable Object> json() {
            Wilson interval = tally().interval();
            return Json.object(
                    "agent", agent,
                    "games", tally().games(),
                    "wins", tally().wins(),
                    "winRate", tally().winRate(),
                    "ci95", List.of(interval.low(), interval.high()),
                    "guessesPerGame", tally().guessesPerGame(),
                    "goldPerGame", tally().goldPerGame(),
                    "cpuSeconds", measured.cpuSeconds(),
                    "gamesPerCpuSecond", measured.gamesPerCpuSecond(),
                    "signature", measured.signature());
        }

        String line() {
            Wilson interval = tally().interval();
            return Words.pad(agent, 20)
                    + String.format(
                            Locale.ROOT,
                            "%s%s, %.2f %% (%.2f to %.2f), %.1f games a CPU second",
                            Words.count(tally().wins(), "win"),
                            tally().games() == scores.length ? "" : " in " + Words.count(tally().games(), "game"),
                            100 * tally().winRate(),
                            100 * interval.low(),
                            100 * interval.high(),
                            measured.gamesPerCpuSecond());
        }
    }

    @Override
    public void run() {
        games.check();
        if (threads < 1 || threads > MOST_THREADS) {
            throw Failure.badInput("--threads " + threads + ": 1 to " + MOST_THREADS);
        }
        checkLuck();
        Roster.Entry a = agents.find(first, games.id().rules());
        Roster.Entry b = agents.find(second, games.id().rules());
        begin();
        Series ofOne = series(a);
        Series ofTwo = series(b);
        Stoppable work = Stoppable.by(() -> stop(ofOne, ofTwo));
        try (work) {
            Side one;
            Side two;
            try (ProgressLine progress = new ProgressLine(terminal, "games")) {
                one = play(a, ofOne, 0, progress);
                two = play(b, ofTwo, games.games(), progress);
            }
            print(one, two);
            terminal.flush();
        }
    }

    // What the first agent's games were like is nothing for the second.
    private void begin() {
        List<Path> secrets = new ArrayList<>(games.secrets());
        if (trace != null) {
            OutFile.check("--trace", trace);
            new TraceFile(trace).begin();
            secrets.add(trace);
        }
        agents.confine(secrets);
    }

    private void checkLuck() {
        boolean known = games.id().rules() instanceof Classic && games.lives() == 1 && !games.strict();
        if (lessLuck && !known) {
            throw Failure.badInput(
                    "--less-luck: only for --game classic with one life and without --strict, where chances are known");
        }
    }

    private static void stop(Series one, Series two) {
        two.stop();
        one.stop();
    }

    private Series series(Roster.Entry agent) {
        Series series = games.series(agent);
        return trace == null ? series : series.keeping(new TraceFile(trace), agent.name());
    }

    private Side play(Roster.Entry agent, Series series, int before, ProgressLine progress) {
        progress.done(before, 2 * games.games(), "warming up");
        series.warmUp(games.warmUp());
        @Nullable Score[] scores = new Score[games.games()];
        double[] lucks = new double[scores.length];
        if (lessLuck) {
            series.keeping(lucks);
        }
        Measurement measured = series.run(
                scores, threads, (done, ofAll) -> progress.done(Math.min(before + done, 2 * ofAll), 2 * ofAll));
        return new Side(agent.name(), scores, lucks, measured);
    }

    // All of them, unless Ctrl-C came before.
    private static int[] playedByBoth(Side one, Side two) {
        return IntStream.range(0, one.scores().length)
                .filter(board -> one.scores()[board] != null && two.scores()[board] != null)
                .toArray();
    }

    private void print(Side one, Side two) {
        int[] boards = playedByBoth(one, two);
        McNemar pairs = McNemar.of(one.won(boards), two.won(boards));
        if (json.on) {
            printJson(one, two, pairs, boards);
            return;
        }
        terminal.line(games.title() + (games.startText().isEmpty() ? "" : " " + games.startText())
                + (games.lives() == 1 ? "" : ", " + games.lives() + " lives")
                + ", " + (boards.length == games.games() ? "" : boards.length + " of ")
                + Words.count(games.games(), "board") + ", seed " + games.seed());
        terminal.line(one.line());
        terminal.line(two.line());
        if (boards.length == 0) {
            terminal.line("no board was played by both");
            return;
        }
        printPairs(one, two, pairs);
        if (lessLuck) {
            printLessLuck(lessLuck(one, two, boards));
        }
        if (games.id().rules().hasGold()) {
            printGold(one, two, MeanDifference.of(one.gold(boards), two.gold(boards)));
        }
    }

    private static MeanDifference lessLuck(Side one, Side two, int... boards) {
        double[] differences = one.deserved(boards);
        double[] others = two.deserved(boards);
        Arrays.setAll(differences, i -> differences[i] - others[i]);
        return MeanDifference.of(differences);
    }

    private void printLessLuck(MeanDifference difference) {
        terminal.line(String.format(
                Locale.ROOT,
                "the luck of guesses taken off: difference %+.2f ± %.2f points",
                100 * difference.mean(),
                100 * difference.half()));
    }

    private void printJson(Side one, Side two, McNemar pairs, int... boards) {
        Map<String, @Nullable Object> document = document(one, two, pairs);
        if (lessLuck) {
            MeanDifference difference = lessLuck(one, two, boards);
            document.put(
                    "lessLuck",
                    Json.object(
                            "difference", difference.mean(),
                            "ci95", List.of(difference.low(), difference.high())));
        }
        terminal.line(Json.text(document));
    }

    private Map<String, @Nullable Object> document(Side one, Side two, McNemar pairs) {
        return Json.object(
                "game", games.id().rules().id(),
                "board", games.id().board().orElseThrow().toString(),
                "start", games.startText(),
                "lives", games.lives(),
                "games", pairs.games(),
                "seed", games.seed(),
                "first", one.json(),
                "second", two.json(),
                "both", pairs.both(),
                "onlyFirst", pairs.onlyFirst(),
                "onlySecond", pairs.onlySecond(),
                "neither", pairs.neither(),
                "difference", pairs.difference(),
                "ci95", List.of(pairs.low(), pairs.high()),
                "p", pairs.p());
    }

    private void printPairs(Side one, Side two, McNemar pairs) {
        terminal.line("only " + one.agent() + " wins " + pairs.onlyFirst() + ", only " + two.agent() + " "
                + pairs.onlySecond() + ", both " + pairs.both() + ", neither " + pairs.neither());
        terminal.line(String.format(
                Locale.ROOT,
                "difference %+.2f points (%+.2f to %+.2f), %s",
                100 * pairs.difference(),
                100 * pairs.low(),
                100 * pairs.high(),
                PValue.named(pairs.p())));
    }

    private void printGold(Side one, Side two, MeanDifference gold) {
        terminal.line(String.format(
                Locale.ROOT,
                "gold a game: %s %.3f, %s %.3f, difference %+.3f ± %.3f",
                one.agent(),
                one.tally().goldPerGame(),
                two.agent(),
                two.tally().goldPerGame(),
                gold.mean(),
                gold.half()));
    }
}
