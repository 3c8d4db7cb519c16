package sweeplab.game;

import sweeplab.world.World;

/**
 * How much clicking a board needs. 3BV: the fewest left clicks without flags, one for each opening and one for each safe
 * number that touches none. Islands: groups of joined numbers that touch no opening. ZiNi (greedy): the clicks when flags and chords are used too.
 */
public record BoardMetrics(int bbbv, int openings, int islands, int zini) {

    public static BoardMetrics of(World world) {
        Openings openings = Openings.of(world);
        return new BoardMetrics(
                openings.bbbv(), openings.count(), openings.islands(), new Zini(world, openings).clicks());
    }
}
