// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A relation of a whole grid whose state is what lies along the front of the walk and who is joined to whom there. States are numbered as they are
 * met; a subclass says how a front is carried on by one cell. The front's first byte is for its own notes.
 */
abstract class Hanging implements Cuts {

    /** Where the front proper begins. */
    static final int FRONT = 1;

    private record Key(int place, byte[] front) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.place == place && Arrays.equals(key.front, front);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(front) + place;
        }
    }

    private static final int UNSEEN = -2;

    private final Origin origin;
    final Scan scan;
    private final int[] cells;
    final int width;
    final int lines;
    private final Map<Key, Integer> numbers = new HashMap<>();
    private byte[][] fronts = new byte[64][];
    private int[] nexts = new int[128];

    Hanging(Origin origin, Scan scan, int length) {
        this.origin = origin;
        this.scan = scan;
        cells = scan.cells();
        width = scan.width();
        lines = scan.lines();
        number(0, new byte[length]);
    }

    /** Carries the front on by the cell at this place, in the array itself; false if nothing is allowed any more. */
    abstract boolean carry(byte[] front, int place, boolean danger);

    /** True if a front that has passed the last cell is allowed. */
    abstract boolean ends(byte[] front);

    @Override
    public final Origin origin() {
        return origin;
    }

    @Override
    public final int[] cells() {
        return cells;
    }

    @Override
    public final int start() {
        return 0;
    }

    @Override
    public final boolean anyOrder() {
        return false;
    }

    @Override
    public final int next(int state, int place, boolean danger) {
        int at = 2 * state + (danger ? 1 : 0);
        if (nexts[at] == UNSEEN) {
            byte[] front = fronts[state].clone();
            // First the number, which may make the list longer.
            int number = carry(front, place, danger) ? number(place + 1, front) : DEAD;
            nexts[at] = number;
        }
        return nexts[at];
    }

    /** All states before each place as an automaton with the fewest, where there are not more than so many. */
    final Optional<Automaton> automaton(int mostStates) {
        int[] firsts = new int[cells.length + 2];
        firsts[1] = 1;
        for (int place = 0; place < cells.length; place++) {
            // Numbers are given in the order of places, so that those of a place follow each other.
            for (int state = firsts[place]; state < firsts[place + 1]; state++) {
                next(state, place, false);
                next(state, place, true);
            }
            firsts[place + 2] = numbers.size();
            if (numbers.size() > mostStates) {
                return Optional.empty();
            }
        }
        return Optional.of(Automaton.of(this, firsts));
    }

    @Override
    public final int weight(int state) {
        return ends(fronts[state]) ? 1 : 0;
    }

    private int number(int place, byte[] front) {
        Key key = new Key(place, front);
        Integer known = numbers.get(key);
        if (known != null) {
            return known;
        }
        int number = numbers.size();
        if (number == fronts.length) {
            fronts = Arrays.copyOf(fronts, 2 * number);
            nexts = Arrays.copyOf(nexts, 4 * number);
        }
        fronts[number] = front;
        nexts[2 * number] = UNSEEN;
        nexts[2 * number + 1] = UNSEEN;
        numbers.put(key, number);
        return number;
    }
}
