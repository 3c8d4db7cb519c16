// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.view.View;

/** Plays what is certain, and when nothing is, the cell with the least chance of danger. */
public final class ExactAgent implements Agent {

    /** What a guess is made by that went by nothing, as no chances were known. */
    public static final String KNOWS_NOTHING = "first, chances not known";

    private final Exact exact = new Exact();
    private final Safest safest = new Safest();

    @Override
    public Decision decide(View view) {
        return decide(view, Budget.unlimited());
    }

    @Override
    public Decision decide(View view, Budget budget) {
        Insight known = exact.limit(budget).at(view);
        Optional<Decision> sure = SureMoves.of(known);
        return sure.isPresent() ? sure.get() : guess(known);
    }

    private Decision guess(Insight known) {
        View now = known.view();
        if (known.chances(safest.begin(now)) && safest.cell() >= 0) {
            return new Decision.Guess("safest", safest.cell(), safest.danger());
        }
        if (known.chancesWithoutGold(safest.begin(now)) && safest.cell() >= 0) {
            return new Decision.Guess("safest, gold left aside", safest.cell(), safest.danger());
        }
        return new Decision.Guess(KNOWS_NOTHING, firstLeft(now), Double.NaN);
    }

    private static int firstLeft(View view) {
        int cell = 0;
        while (!view.covered(cell) || view.flagged(cell)) {
            cell++;
        }
        return cell;
    }
}
