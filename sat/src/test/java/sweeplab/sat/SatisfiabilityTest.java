package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.game.Game;
import sweeplab.infer.ClueTruth;
import sweeplab.infer.Inference;
import sweeplab.infer.Positions;
import sweeplab.infer.Satisfiability;
import sweeplab.knowledge.Fact;
import sweeplab.knowledge.Knowledge;
import sweeplab.world.CellSet;
import sweeplab.world.Dice;

/** Satisfiability proves all that brute force finds and nothing else, also when clues come one after the other; 100,000 positions with -Dpositions=100000. */
class SatisfiabilityTest {

    private static final int POSITIONS = Integer.getInteger("positions", 500);

    static List<Engine> engines() {
        return Engine.all();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void findsAllThatTheCluesSay(Engine engine) {
        IntStream.range(0, POSITIONS).forEach(seed -> play(engine, false, seed));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void findsAllThatTheCluesAndTheTotalSay(Engine engine) {
        IntStream.range(0, POSITIONS).forEach(seed -> play(engine, true, seed));
    }

    // One solver lives through several positions of a game.
    private static void play(Engine engine, boolean withTotal, int seed) {
        Game game = Positions.game(seed);
        Dice dice = new Dice(seed);
        Inference inference = new Satisfiability(engine.tools(), withTotal);
        Knowledge knowledge = new Knowledge(game.view());
        check(game, withTotal, knowledge, inference, seed);
        for (int probe = 0; probe < 2 && game.view().coveredCells() > 0 && !game.over(); probe++) {
            game.probe(covered(game, dice));
            knowledge.update();
            check(game, withTotal, knowledge, inference, seed);
        }
    }

    private static int covered(Game game, Dice dice) {
        int cell = dice.nextInt(game.view().topology().size());
        while (!game.view().covered(cell)) {
            cell = dice.nextInt(game.view().topology().size());
        }
        return cell;
    }

    private static void check(Game game, boolean withTotal, Knowledge knowledge, Inference inference, int seed) {
        for (int[] facts = inference.facts(knowledge); facts.length > 0; facts = inference.facts(knowledge)) {
            for (int fact : facts) {
                assertThat(knowledge.learn(fact)).as("news, seed %d", seed).isTrue();
            }
        }
        ClueTruth truth = ClueTruth.of(game.view(), withTotal);
        assertThat(known(knowledge, false)).as("safe cells, seed %d", seed).isEqualTo(truth.safe());
        assertThat(known(knowledge, true)).as("dangers, seed %d", seed).isEqualTo(truth.dangers());
    }

    private static CellSet known(Knowledge knowledge, boolean danger) {
        CellSet cells = new CellSet(knowledge.topology().size());
        for (int i = 0; i < knowledge.facts(); i++) {
            int fact = knowledge.fact(i);
            if (Fact.isDanger(fact) == danger && knowledge.view().covered(Fact.cell(fact))) {
                cells.add(Fact.cell(fact));
            }
        }
        return cells;
    }
}
