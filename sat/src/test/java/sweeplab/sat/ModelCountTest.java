// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.logicng.formulas.Formula;
import org.logicng.formulas.FormulaFactory;
import org.logicng.formulas.Variable;
import org.logicng.modelcounting.ModelCounter;
import sweeplab.agent.ExactAgent;
import sweeplab.base.Dice;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Census;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.view.View;
import sweeplab.world.Topologies;

/** The number of solutions of positions too large for brute force, against LogicNG's model counter: {@code -Dcounted=1000} for more. */
final class ModelCountTest {

    private static final int POSITIONS = Integer.getInteger("counted", 50);
    private static final String[] FAMILIES = {"hex", "square", "torus", "square4", "hextorus"};

    @Test
    void solutionsAreThoseOfLogicNg() {
        Exact exact = new Exact();
        for (int seed = 0; seed < POSITIONS; seed++) {
            View view = position(seed);
            Census census = exact.count(view);
            assertThat(census.solutions()).as("seed %d", seed).isEqualTo(models(view));
        }
    }

    // Some moves into a game whose total is not told, so that only clues restrict the worlds.
    private static View position(int seed) {
        Dice dice = new Dice(seed);
        String family = FAMILIES[dice.nextInt(FAMILIES.length)];
        int side = 8 + dice.nextInt(8);
        int dangers = side * side / (4 + dice.nextInt(3));
        Game game = GameId.parse("tornado " + family + ":" + side + "x" + side + "/" + dangers + " #" + seed)
                .setup(Topologies.grid(family, side, side))
                .newGame(5);
        Referee referee = new Referee(game, new ExactAgent(), step -> {});
        for (int moves = 10 + dice.nextInt(60); moves > 0 && !game.over() && referee.step(); moves--) {
            // every step is a move made
        }
        return game.view();
    }

    private static BigInteger models(View view) {
        FormulaFactory formulas = new FormulaFactory();
        List<Formula> clues = new ArrayList<>();
        TreeSet<Variable> covered = new TreeSet<>();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                covered.add(formulas.variable("c" + cell));
            } else if (view.hasClue(cell)) {
                clues.add(clue(view, cell, formulas));
            }
        }
        for (int start : view.starts()) {
            if (view.covered(start)) {
                clues.add(formulas.literal("c" + start, false));
            }
        }
        return ModelCounter.count(clues, covered);
    }

    private static Formula clue(View view, int cell, FormulaFactory formulas) {
        List<Variable> around = new ArrayList<>();
        int exploded = 0;
        for (int neighbour : view.topology().neighbours(cell)) {
            if (view.covered(neighbour)) {
                around.add(formulas.variable("c" + neighbour));
            }
            exploded += view.exploded(neighbour) ? 1 : 0;
        }
        return exactly(view.atLeast(cell) - exploded, around, formulas);
    }

    // Of k + 1 cells one is clear, and of n - k + 1 cells one is dangerous, whichever they are.
    private static Formula exactly(int k, List<Variable> cells, FormulaFactory formulas) {
        List<Formula> clauses = new ArrayList<>();
        for (int subset = 0; subset < 1 << cells.size(); subset++) {
            if (Integer.bitCount(subset) == k + 1) {
                clauses.add(clause(subset, cells, false, formulas));
            }
            if (Integer.bitCount(subset) == cells.size() - k + 1) {
                clauses.add(clause(subset, cells, true, formulas));
            }
        }
        return formulas.and(clauses);
    }

    private static Formula clause(int subset, List<Variable> cells, boolean danger, FormulaFactory formulas) {
        List<Formula> literals = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            if ((subset >> i & 1) == 1) {
                literals.add(danger ? cells.get(i) : cells.get(i).negate());
            }
        }
        return formulas.or(literals);
    }
}
