// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import sweeplab.review.judge.Forecast.Step;
import sweeplab.world.World;

/** The worlds in which the same ones of two moves are safe and the better one shows the same, how likely they are, and what came of the moves there. */
final class Stratum {

    /** What the better move shows if it is a single cell: whether a danger lies around it. */
    enum Shows {
        ANYTHING,
        NOTHING,
        A_DANGER
    }

    private final double chance;
    private final Shows shows;
    private final boolean bestSafe;
    private final boolean madeSafe;
    private final Drawn best;
    private final Drawn made;
    private final Drawn lost = new Drawn();

    Stratum(double chance, boolean bestSafe, boolean madeSafe, Shows shows) {
        this.chance = chance;
        this.shows = shows;
        this.bestSafe = bestSafe;
        this.madeSafe = madeSafe;
        best = bestSafe ? new Drawn() : Drawn.zero();
        made = madeSafe ? new Drawn() : Drawn.zero();
    }

    double chance() {
        return chance;
    }

    boolean bestSafe() {
        return bestSafe;
    }

    boolean madeSafe() {
        return madeSafe;
    }

    boolean holds(World world, Step one, Step other) {
        return one.hits(world) != bestSafe
                && other.hits(world) != madeSafe
                && (shows == Shows.ANYTHING || one.opens(world) == (shows == Shows.NOTHING));
    }

    /** Both moves were played on in one world; a move that hits a danger came to 0. */
    void add(double afterBest, double afterMade, Excess control) {
        best.add(afterBest, control);
        made.add(afterMade, control);
        lost.add(afterBest - afterMade, control);
    }

    Drawn best() {
        return best;
    }

    Drawn made() {
        return made;
    }

    Drawn lost() {
        return lost;
    }
}
