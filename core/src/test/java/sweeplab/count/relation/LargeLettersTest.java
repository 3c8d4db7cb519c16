// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;

/** Rules in letters on boards with more worlds than a double can count: no world is ruled out that is there, and nothing is certain that is not so. */
final class LargeLettersTest {

    @ParameterizedTest
    @ValueSource(strings = {"[W] 40x40/400 #1", "[L] 40x40/500 #2", "[M] 50x40/500 #3", "[W] 30x30/300 #4"})
    void whatIsThereIsPossible(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        for (int probe = 0, cell = 0; probe < 12; cell += 7) {
            if (!game.world().danger(cell) && game.view().covered(cell)) {
                game.probe(cell);
                probe++;
            }
            Analysis analysis = new Exact().limit(Budget.steps(2_000_000)).analyse(game.view());
            assertThat(analysis.verdict()).as(id).isNotEqualTo(Analysis.Verdict.INCONSISTENT);
            analysis.safe()
                    .forEach(safe -> assertThat(game.world().danger(safe)).isFalse());
            analysis.dangers()
                    .forEach(danger -> assertThat(game.world().danger(danger)).isTrue());
            for (int each = 0;
                    analysis.verdict() == Analysis.Verdict.KNOWN && each < analysis.danger().length;
                    each++) {
                assertThat(analysis.knows(each)).isEqualTo(game.view().covered(each));
            }
        }
    }
}
