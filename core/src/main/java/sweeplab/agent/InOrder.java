// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.view.Status;
import sweeplab.view.View;

/** Probes the covered cells row by row and never flags (P1 of T3). */
public final class InOrder implements Agent {

    @Override
    public Decision decide(View view) {
        for (int cell = 0;
                view.status() == Status.PLAYING && cell < view.topology().size();
                cell++) {
            if (view.covered(cell) && !view.flagged(cell)) {
                return new Decision.Guess("in order", cell, Double.NaN);
            }
        }
        return new Decision.Resign("nothing left to probe");
    }
}
