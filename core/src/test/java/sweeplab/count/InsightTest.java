// SPDX-License-Identifier: Apache-2.0
package sweeplab.count;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Dice;
import sweeplab.count.result.Analysis;
import sweeplab.endgame.SmallPositions;
import sweeplab.rules.RuleBook;
import sweeplab.view.Scene;
import sweeplab.view.View;

/** What is asked of one cell is the same as what is asked of all, and what a clue rules out cannot be. */
final class InsightTest {

    private static final int POSITIONS = 300;

    private final Exact exact = new Exact();

    @ParameterizedTest
    @ValueSource(strings = {"square", "hex", "torus"})
    @DisplayName("The chance of one cell is that of the whole analysis")
    void oneCellIsAsAll(String family) {
        for (int seed = 1; seed <= POSITIONS; seed++) {
            View view = SmallPositions.make(RuleBook.all().get(0), family, 20, new Dice(seed));
            Analysis all = new Exact().analyse(view);
            for (int cell = 0; cell < view.topology().size(); cell++) {
                if (view.covered(cell)) {
                    assertThat(exact.at(view).danger(cell))
                            .as("%s, seed %d, cell %d", family, seed, cell)
                            .isEqualTo(all.danger(cell));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"square", "hex", "torus"})
    @DisplayName("A cell that a clue rules out beside some dangers is safe wherever they are dangers")
    void whatIsRuledOutIsSafe(String family) {
        int found = 0;
        for (int seed = 1; seed <= POSITIONS; seed++) {
            View view = SmallPositions.make(RuleBook.all().get(0), family, 20, new Dice(seed));
            Analysis all = exact.analyse(view);
            for (int cell = 0; cell < view.topology().size(); cell++) {
                for (int danger = 0; danger < view.topology().size(); danger++) {
                    if (cell != danger && open(all, view, cell) && open(all, view, danger)) {
                        found += ruledOut(view, cell, danger) ? 1 : 0;
                    }
                }
            }
        }
        assertThat(found).as("cells ruled out").isGreaterThan(100);
    }

    private boolean ruledOut(View view, int cell, int danger) {
        if (!exact.at(view).ruledOut(cell, new int[] {danger}, 1)) {
            return false;
        }
        Scene scene = Scene.from(view);
        scene.explode(danger);
        assertThat(new Exact().analyse(scene.view()).danger(cell))
                .as("%s with a danger in %d: cell %d", view, danger, cell)
                .isZero();
        return true;
    }

    private static boolean open(Analysis all, View view, int cell) {
        return view.covered(cell) && all.danger(cell) > 0 && all.danger(cell) < 1;
    }
}
