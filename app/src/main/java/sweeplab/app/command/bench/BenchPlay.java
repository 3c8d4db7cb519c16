// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.bench.Measurement;
import sweeplab.app.bench.Series;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Stoppable;
import sweeplab.app.terminal.Terminal;
import sweeplab.arena.Tally;
import sweeplab.play.Result;

/** {@code sweep bench play}: many games of one agent, in one JSON document. */
@Command(
        name = "play",
        description = "Plays many games and prints win rate, speed and a signature as JSON.",
        footer = {
            "",
            "Speed is games a CPU second of the threads that play, making the boards included.",
            "The signature depends on how every game ended and how far it came, and on nothing else.",
            "Ctrl-C ends after the current games and prints what was played so far.",
            "",
            "Example:  sweep bench play --agent exact --board expert --start safe@0,0 --games 10000 --seed 1"
        })
public final class BenchPlay implements Runnable {

    private static final int MOST_THREADS = 1024;

    @Mixin
    private BenchOptions options = new BenchOptions();

    @Mixin
    JsonOption json = new JsonOption();

    @Option(names = "--threads", paramLabel = "T", description = "How many threads (${DEFAULT-VALUE}).")
    private int threads = 1;

    private final Terminal terminal;

    public BenchPlay(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        options.check();
        if (threads < 1 || threads > MOST_THREADS) {
            throw Failure.badInput("--threads " + threads + ": 1 to " + MOST_THREADS);
        }
        Series series = options.series();
        Stoppable work = Stoppable.by(series::stop);
        try (work) {
            print(measured(series));
        }
    }

    private Measurement measured(Series series) {
        try (ProgressLine progress = new ProgressLine(terminal, "games")) {
            progress.done(0, options.games(), "warming up");
            series.warmUp(options.warmUp());
            return series.run(options.games(), threads, progress::done);
        }
    }

    private void print(Measurement measured) {
        Tally tally = measured.tally();
        Map<String, @Nullable Object> facts = Json.object(
                "board", options.id().board().orElseThrow().toString(),
                "start", options.startText(),
                "agent", options.agentName(),
                "games", tally.games(),
                "wins", tally.wins(),
                "winRate", tally.winRate(),
                "ci95", List.of(tally.interval().low(), tally.interval().high()),
                "cpuSeconds", measured.cpuSeconds(),
                "gamesPerCpuSecond", measured.gamesPerCpuSecond(),
                "guessesPerGame", tally.guessesPerGame(),
                "worstGameMillis", measured.worstGameMillis(),
                "seed", options.seed(),
                "signature", measured.signature(),
                "stuck", tally.count(Result.STUCK),
                "bytesPerGame", measured.bytesPerGame(),
                "threads", threads,
                "game", options.id().rules().id());
        if (options.strict()) {
            facts.put("strict", true);
        }
        terminal.line(Json.text(facts));
        terminal.flush();
    }
}
