// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import sweeplab.review.judge.Judgement;
import sweeplab.review.judge.Risks;
import sweeplab.world.CellSet;

/** What a click was worth, said in one place for the command and the page; without a forecast a guess costs its risk beyond the least. */
final class WorthTest {

    private static CellSet cells(int... cells) {
        CellSet set = new CellSet(9);
        for (int cell : cells) {
            set.add(cell);
        }
        return set;
    }

    private static Judgement judged(boolean certain, double taken, double least, CellSet safe, CellSet dangers) {
        Risks risks = new Risks(taken, least, Double.NaN);
        return new Judgement(certain, risks, -1, safe, dangers, Optional.empty(), Optional.empty());
    }

    private static Worth opening(double taken, double least, boolean exploded, int... safe) {
        return Worth.ofOpening(judged(false, taken, least, cells(safe), cells()), exploded);
    }

    @Test
    void openingsByWhatTheyCost() {
        assertThat(Worth.ofOpening(judged(true, 0, 0, cells(3), cells()), false))
                .isEqualTo(Worth.FORCED);
        assertThat(opening(0.2, 0.2, false)).isEqualTo(Worth.BEST);
        assertThat(opening(0.204, 0.2, false)).isEqualTo(Worth.GOOD);
        assertThat(opening(0.21, 0.2, true)).isEqualTo(Worth.MISTAKE);
        assertThat(opening(0.3, 0.2, true)).isEqualTo(Worth.BLUNDER);
        assertThat(opening(0.3, 0.2, false)).isEqualTo(Worth.LUCKY);
        assertThat(opening(Double.NaN, 0.2, false)).isEqualTo(Worth.UNKNOWN);
    }

    /** Where a cell was certainly safe a guess is never the best, however little it cost. */
    @Test
    void noGuessIsBestWhereSomethingWasCertain() {
        assertThat(opening(0.001, 0.001, false, 4)).isEqualTo(Worth.GOOD);
    }

    /** A certain danger is a blunder whatever it cost, unless all that is left is one. */
    @Test
    void whoeverOpensACertainDangerBlunders() {
        assertThat(opening(1, 0.999, true)).isEqualTo(Worth.BLUNDER);
        assertThat(opening(1, 1, true)).isEqualTo(Worth.BEST);
    }

    @Test
    void marksAreMistakesWhereTheOppositeWasCertain() {
        Judgement known = judged(false, 0, 0, cells(1), cells(2));
        assertThat(Worth.ofMark(known, 1)).isEqualTo(Worth.MISTAKE);
        assertThat(Worth.ofMark(known, 2)).isEqualTo(Worth.MISTAKE);
        assertThat(Worth.ofMark(known, 5)).isEqualTo(Worth.GOOD);
        assertThat(Worth.ofMark(judged(true, 0, 0, cells(), cells(2)), 2)).isEqualTo(Worth.FORCED);
    }
}
