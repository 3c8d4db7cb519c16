// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import sweeplab.agent.Agent;
import sweeplab.agent.ExactAgent;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Score;
import sweeplab.view.View;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** Agent exact on whole games, and one analysis of a position from nothing. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ExactBenchmark {

    @Param({"9x9/10 safe@0,0", "16x16/40 safe@0,0", "30x16/99 safe@0,0", "hex:20x20/80 opening@9,9"})
    private String board = "";

    private GameId id = GameId.parse("9x9/10");
    private Topology topology = Topologies.grid("square", 1, 1);
    private Agent agent = new ExactAgent();
    private Exact exact = new Exact();
    private View[] views = {};
    private int next;

    @Setup
    public void prepare() {
        id = GameId.parse(board);
        topology = id.setup(new Catalogue()).world().topology();
        views = new View[256];
        for (int i = 0; i < views.length; i++) {
            Game game = game(i);
            Referee referee = new Referee(game, agent, Referee.NOBODY);
            for (int moves = 40; moves > 0 && !game.over() && referee.step(); moves--) {
                // every step is a move made
            }
            views[i] = game.view();
        }
    }

    private Game game(int i) {
        return id.withSeed(Dice.seed(1, i)).setup(topology).newGame();
    }

    /** A game from the making of its board to its end. */
    @Benchmark
    public Score game() {
        return Referee.playOut(game(next++ & 0xFFFFF), agent);
    }

    /** All chances of a position some forty moves into a game, with nothing kept from the moves before. */
    @Benchmark
    public Analysis analysis() {
        return exact.analyse(views[next++ & 255]);
    }
}
