// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.view.View;

/** How much more often a game is won with so many lives than with one, as far as a look ahead can tell. */
final class Lives {

    /**
     * With lives to spare, cells that survive this share as often as the safest one are worth a look: a danger that is hit tells
     * something too, often that its neighbours are safe.
     */
    static final double WIDEST = 0.7;

    // So many dangers are hit by chance in the rest of a game. Measured: a fifth or two make no difference.
    private static final double HITS_AHEAD = 0.5;

    private Lives() {}

    /** The chance that fewer dangers are hit than there are lives, with that of none as the unit: 0 for no life, 1 for one. */
    static double worth(int lives) {
        double worth = 0;
        double hits = 1;
        for (int i = 1; i <= lives; i++) {
            worth += hits;
            hits *= HITS_AHEAD / i;
        }
        return worth;
    }

    /** The same before a guess with this risk. */
    static double worth(View view, double danger) {
        double safe = (1 - danger) * worth(view.lives());
        return view.lives() == 1 ? safe : safe + danger * worth(view.lives() - 1);
    }
}
