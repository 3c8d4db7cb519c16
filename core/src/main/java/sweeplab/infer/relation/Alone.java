// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer.relation;

import java.util.Optional;
import sweeplab.relation.Automaton;
import sweeplab.relation.ByMask;
import sweeplab.relation.Implied;
import sweeplab.relation.Relation;
import sweeplab.relation.Sum;
import sweeplab.view.Statement;

/** What one relation alone settles: sums by bits and bounds, lists by going through them, automata written out by a walk to the end and back, all others by their track. */
final class Alone {

    /** Told of each cell that is settled. */
    @FunctionalInterface
    interface Listener {
        void settled(int cell, boolean danger);
    }

    private static final int MOST_STATES = 4096;

    private final byte[] known;
    private final int[] rank;
    private final Listener listener;

    Alone(byte[] known, int[] rank, Listener listener) {
        this.known = known;
        this.rank = rank;
        this.listener = listener;
    }

    /** Tells what the relation settles; false if it cannot hold. */
    boolean tell(Relation relation) {
        if (relation instanceof Implied implied) {
            return tell(implied.of());
        }
        if (relation instanceof Sum sum && SumBits.fits(sum)) {
            return SumBits.tell(sum, known, listener);
        }
        if (relation instanceof Sum sum && sum.plain()) {
            return bounds(sum);
        }
        if (relation instanceof ByMask masks) {
            return list(masks);
        }
        return relation instanceof Automaton automaton ? walk(automaton) : track(relation);
    }

    private boolean bounds(Sum sum) {
        int dangers = 0;
        int open = 0;
        for (int cell : sum.cells()) {
            dangers += known[cell] == Statement.DANGER ? 1 : 0;
            open += known[cell] == Statement.UNKNOWN ? 1 : 0;
        }
        int most = sum.least() + sum.worth().length - 1;
        if (dangers > most || dangers + open < sum.least()) {
            return false;
        }
        if (open > 0 && (dangers == most || dangers + open == sum.least())) {
            for (int cell : sum.cells()) {
                tell(cell, dangers != most, dangers == most);
            }
        }
        return true;
    }

    // Tells of an unknown cell if just one of the two is possible.
    private void tell(int cell, boolean danger, boolean clear) {
        if (known[cell] == Statement.UNKNOWN && danger != clear) {
            listener.settled(cell, danger);
        }
    }

    private boolean list(ByMask masks) {
        int[] cells = masks.cells();
        int fixed = 0;
        int dangers = 0;
        for (int i = 0; i < cells.length; i++) {
            fixed |= known[cells[i]] == Statement.UNKNOWN ? 0 : 1 << i;
            dangers |= known[cells[i]] == Statement.DANGER ? 1 << i : 0;
        }
        int[] worth = masks.worth();
        int ever = 0;
        int always = -1;
        for (int mask = 0; mask < worth.length; mask++) {
            if (worth[mask] > 0 && (mask & fixed) == dangers) {
                ever |= mask;
                always &= mask;
            }
        }
        for (int i = 0; i < cells.length && always != -1; i++) {
            tell(cells[i], (ever >> i & 1) != 0, (always >> i & 1) == 0);
        }
        return always != -1;
    }

    private boolean walk(Automaton automaton) {
        return new AutomatonWalk(automaton, known).tell(listener);
    }

    // A relation with too many states says nothing.
    private boolean track(Relation relation) {
        Optional<Track> made = ListedTrack.of(relation, known, rank, MOST_STATES);
        if (made.isEmpty()) {
            return true;
        }
        ListedTrack track = (ListedTrack) made.get();
        if (track.start() == Relation.DEAD) {
            return false;
        }
        for (int place = 0; place < track.cells().length; place++) {
            tell(track.cells()[place], track.possible(place, 1), track.possible(place, 0));
        }
        return true;
    }
}
