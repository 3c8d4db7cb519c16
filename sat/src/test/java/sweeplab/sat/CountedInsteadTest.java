// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.relation.CountedRelations;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.infer.Inference;
import sweeplab.infer.Satisfiability;
import sweeplab.infer.SinglePoint;
import sweeplab.logic.DirectCnf;
import sweeplab.logic.SatTools;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** Where the solver is not quick, rules in letters are counted: with a solver that never answers all that is certain is still found (V2, V3). */
final class CountedInsteadTest {

    private static final int SEEDS = 8;

    private static SatTools tools(int conflicts) {
        return new SatTools(() -> new LogicNgSolver(conflicts), new DirectCnf(), new DirectCnf());
    }

    private static View view(String board, int seed) {
        Game game = GameId.parse(board + " #" + seed).setup(new Catalogue()).newGame();
        for (int cell = 0; cell < game.view().topology().size() && !game.over(); cell += 3) {
            if (!game.world().danger(cell) && game.view().covered(cell)) {
                game.probe(cell);
            }
        }
        return game.view();
    }

    private static void agree(View view, Inference inference, String words) {
        Analysis exact = new Exact().analyse(view);
        Position position = new Position(view);
        position.update();
        CellSet known = new CellSet(view.topology().size());
        for (int[] facts = inference.facts(position); facts.length > 0; facts = inference.facts(position)) {
            for (int fact : facts) {
                assertThat(Fact.isDanger(fact) ? exact.dangers() : exact.safe())
                        .as(words)
                        .matches(set -> set.contains(Fact.cell(fact)));
                assertThat(position.learn(fact)).as(words).isTrue();
                known.add(Fact.cell(fact));
            }
        }
        assertThat(known.size())
                .as(words)
                .isEqualTo(exact.safe().size() + exact.dangers().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[M] 6x6/10", "[Q][M] 5x5/9", "[T][W] 5x5/6", "[LX] 5x5/6", "[C] 5x5/8", "[E] 6x6/9"})
    void allThatIsCertainIsFound(String board) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            View view = view(board, seed);
            CountedRelations counted = new CountedRelations(Exact.USUAL_STATES);
            agree(view, Satisfiability.orElse(tools(0), counted), board + " #" + seed + " without a solver");
            agree(view, Satisfiability.orElse(tools(100_000), counted), board + " #" + seed + " with one");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"[M] 6x6/10", "[Q][M] 5x5/9", "[C] 5x5/8"})
    void nothingIsSaidWithoutABudget(String board) {
        Budget spent = Budget.unlimited();
        spent.cancel();
        View view = view(board, 1);
        Position position = new Position(view);
        position.update();
        assertThat(new SinglePoint().facts(position, spent)).isEmpty();
        assertThat(new CountedRelations(Exact.USUAL_STATES).facts(position, spent))
                .isEmpty();
    }
}
