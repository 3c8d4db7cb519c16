// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.bench.Series;
import sweeplab.app.bench.Timed;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.arena.GameRecord;

/** {@code sweep bench worst}: the longest single decision over many positions. */
@Command(
        name = "worst",
        description = "Times every decision over many positions and prints the longest as JSON.",
        footer = {"", "Example:  sweep bench worst --board expert --start safe@0,0 --positions 1000000 --seed 1"})
public final class BenchWorst implements Runnable {

    @Mixin
    private BenchOptions options = new BenchOptions();

    @Mixin
    JsonOption json = new JsonOption();

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "How many decisions to time (${DEFAULT-VALUE}); --games does not count here.")
    private int positions = 1_000_000;

    private final Terminal terminal;

    public BenchWorst(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        options.check();
        if (positions < 1) {
            throw Failure.badInput("--positions " + positions + ": at least 1");
        }
        try (ProgressLine progress = new ProgressLine(terminal, "warming up")) {
            progress.done(0, 1);
            options.series().warmUp(options.warmUp());
        }
        Timed agent = new Timed(options.newAgent());
        Worst worst = new Worst(agent);
        try (ProgressLine progress = new ProgressLine(terminal, "positions")) {
            new Series(options.id(), () -> agent, options.seed(), options.lives())
                    .playWhile(() -> agent.decisions() < positions, record -> {
                        worst.look(record);
                        progress.done((int) agent.decisions(), positions);
                    });
        }
        terminal.line(Json.text(Json.object(
                "board", options.id().board().orElseThrow().toString(),
                "start", options.startText(),
                "agent", options.agentName(),
                "positions", agent.decisions(),
                "games", worst.games,
                "meanMicros", agent.meanMicros(),
                "worstMillis", agent.worstMillis(),
                "worstGame", worst.game,
                "worstOpened", agent.worstOpened(),
                "seed", options.seed())));
    }

    /** Remembers the game of the longest decision so far. */
    private static final class Worst {

        private final Timed agent;
        private double millis;
        private int games;
        private String game = "";

        Worst(Timed agent) {
            this.agent = agent;
        }

        void look(GameRecord record) {
            games++;
            if (agent.worstMillis() > millis) {
                millis = agent.worstMillis();
                game = record.id();
            }
        }
    }
}
