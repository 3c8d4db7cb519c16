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
import sweeplab.base.Dice;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.world.Topology;

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
        Series warm = options.series();
        warm.warmUp(options.warmUp());
        Topology topology = options.topology();
        Timed agent = new Timed(options.newAgent());
        GameId worst = options.id();
        double worstMillis = 0;
        int games = 0;
        try (ProgressLine progress = new ProgressLine(terminal, "positions")) {
            while (agent.decisions() < positions) {
                GameId id = options.id().withSeed(Dice.seed(options.seed(), games++));
                Game game = id.setup(topology).newGame(options.lives());
                Referee.playOut(game, agent);
                if (agent.worstMillis() > worstMillis) {
                    worstMillis = agent.worstMillis();
                    worst = id;
                }
                progress.done((int) agent.decisions(), positions);
            }
        }
        terminal.line(Json.text(Json.object(
                "board", options.id().board().orElseThrow().toString(),
                "start", options.startText(),
                "agent", options.agentName(),
                "positions", agent.decisions(),
                "games", games,
                "meanMicros", agent.meanMicros(),
                "worstMillis", worstMillis,
                "worstGame", worst.toString(),
                "worstOpened", agent.worstOpened(),
                "seed", options.seed())));
    }
}
