// SPDX-License-Identifier: Apache-2.0
package sweeplab.game;

import java.util.function.IntPredicate;
import sweeplab.base.Dice;
import sweeplab.world.World;

/**
 * How much clicking a board needs. 3BV: the fewest left clicks without flags, one for each opening and one for each safe
 * number that touches none. Islands: groups of joined numbers that touch no opening. ZiNi: the clicks when flags and chords are used too,
 * chosen greedily, the first of equals; human ZiNi: the same with all openings opened first and chords on open numbers only.
 */
public record BoardMetrics(int bbbv, int openings, int islands, int zini, int humanZini) {

    public static BoardMetrics of(World world) {
        Openings openings = Openings.of(world);
        return new BoardMetrics(
                openings.bbbv(),
                openings.count(),
                openings.islands(),
                new Zini(world, openings).clicks(),
                new Zini(world, openings).humanClicks());
    }

    /** The 3BV alone, which is found at once. */
    public static int bbbv(World world) {
        return Openings.of(world).bbbv();
    }

    /** Random ZiNi: the fewest clicks of so many greedy ways that take any of equals. */
    public static int randomZini(World world, int runs, Dice dice) {
        Openings openings = Openings.of(world);
        int best = Integer.MAX_VALUE;
        for (int run = 0; run < runs; run++) {
            best = Math.min(best, new Zini(world, openings, dice).clicks());
        }
        return best;
    }

    /** How much of the 3BV is done when these cells are open. */
    public static int done(World world, IntPredicate open) {
        return Openings.of(world).bbbv(open);
    }
}
