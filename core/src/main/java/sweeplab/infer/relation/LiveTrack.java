// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer.relation;

import java.util.Arrays;
import sweeplab.relation.Relation;
import sweeplab.view.Statement;

/** A track whose states are those of the relation itself, for relations that have too many to be listed. */
final class LiveTrack implements Track {

    private static final int BITS = 28;

    private final Relation relation;
    private final byte[] known;
    private final int[] cells;
    private final int[] places;
    private final int start;

    public LiveTrack(Relation relation, byte[] known) {
        this.relation = relation;
        this.known = known;
        int[] all = relation.cells();
        int[] open = new int[all.length];
        int count = 0;
        for (int place = 0; place < all.length; place++) {
            if (known[all[place]] == Statement.UNKNOWN) {
                open[count++] = place;
            }
        }
        places = Arrays.copyOf(open, count);
        cells = Arrays.stream(places).map(place -> all[place]).toArray();
        start = skip(relation.start(), 0);
    }

    // Reads on over cells that are known.
    private int skip(int state, int place) {
        int[] all = relation.cells();
        while (state != Relation.DEAD && place < all.length && known[all[place]] != Statement.UNKNOWN) {
            state = relation.next(state, place, known[all[place]] == Statement.DANGER);
            place++;
        }
        return state;
    }

    @Override
    public Relation relation() {
        return relation;
    }

    @Override
    public int[] cells() {
        return cells;
    }

    @Override
    public int start() {
        return start != Relation.DEAD && cells.length == 0 && weight(start) == 0 ? Relation.DEAD : start;
    }

    @Override
    public int next(int place, int state, int danger) {
        int after = relation.next(state, places[place], danger == 1);
        return after == Relation.DEAD ? after : skip(after, places[place] + 1);
    }

    @Override
    public int weight(int state) {
        return relation.weight(state);
    }

    @Override
    public int bits() {
        return BITS;
    }
}
