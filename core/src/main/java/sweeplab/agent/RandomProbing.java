// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.base.Dice;
import sweeplab.view.Status;
import sweeplab.view.View;

/** Probes the given start cells and then any covered cell, each equally likely (RPS). */
public final class RandomProbing implements Agent {

    private final long seed;

    public RandomProbing(long seed) {
        this.seed = seed;
    }

    @Override
    public Decision decide(View view) {
        if (view.status() != Status.PLAYING || view.left() == 0) {
            return new Decision.Resign("nothing left to probe");
        }
        for (int start : view.starts()) {
            if (view.covered(start) && !view.flagged(start)) {
                return new Decision.Certain("start", Move.probe(start));
            }
        }
        return new Decision.Guess("random", pick(view), Double.NaN);
    }

    // The choice depends on the seed and on how far the game has come, not on earlier calls: a move taken back and made
    // again is the same move (D10).
    private int pick(View view) {
        int skip = new Dice(Dice.seed(seed, view.opened())).nextInt(view.left());
        int cell = 0;
        while (!view.covered(cell) || view.flagged(cell) || skip-- > 0) {
            cell++;
        }
        return cell;
    }
}
