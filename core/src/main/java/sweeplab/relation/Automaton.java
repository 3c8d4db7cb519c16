// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.Arrays;
import sweeplab.base.KeyTable;

/**
 * A relation written out with the fewest states (a minimal automaton): those that allow the same from a place on are one, those that allow nothing are gone. It never changes, so that one
 * serves all who ask about boards of its size.
 */
public final class Automaton implements Relation {

    private final Origin origin;
    private final int[] cells;
    private final int[][] nexts;
    private final int[] weights;

    private Automaton(Origin origin, int[] cells, int[][] nexts, int[] weights) {
        this.origin = origin;
        this.cells = cells;
        this.nexts = nexts;
        this.weights = weights;
    }

    /** The automaton of a relation whose states before place p are numbered from {@code firsts[p]} to {@code firsts[p + 1]}. */
    static Automaton of(Relation relation, int... firsts) {
        int[] cells = relation.cells();
        int[][] nexts = new int[cells.length][];
        KeyTable last = new KeyTable(1, 16);
        int[] names = new int[firsts[cells.length + 1] - firsts[cells.length]];
        for (int i = 0; i < names.length; i++) {
            int weight = relation.weight(firsts[cells.length] + i);
            names[i] = weight == 0 ? DEAD : last.number(weight);
        }
        for (int place = cells.length - 1; place >= 0; place--) {
            names = reduce(relation, place, firsts, names, nexts);
        }
        boolean possible = names[0] != DEAD;
        int[] weights = Arrays.stream(last.keys(), 0, last.size())
                .mapToInt(key -> (int) key)
                .toArray();
        return new Automaton(
                relation.origin(), cells, possible ? nexts : dead(cells.length), possible ? weights : new int[1]);
    }

    // Nothing is allowed.
    private static int[][] dead(int places) {
        int[][] nexts = new int[places][2];
        for (int[] next : nexts) {
            Arrays.fill(next, DEAD);
        }
        return nexts;
    }

    // The names of the states before a place, and what follows them, from the names of those after it.
    private static int[] reduce(Relation relation, int place, int[] firsts, int[] after, int[][] nexts) {
        KeyTable pairs = new KeyTable(1, 64);
        int[] names = new int[firsts[place + 1] - firsts[place]];
        for (int i = 0; i < names.length; i++) {
            int clear = name(relation.next(firsts[place] + i, place, false), firsts[place + 1], after);
            int danger = name(relation.next(firsts[place] + i, place, true), firsts[place + 1], after);
            names[i] = clear == DEAD && danger == DEAD ? DEAD : pairs.number((long) clear << 32 | danger & 0xFFFFFFFFL);
        }
        nexts[place] = new int[2 * pairs.size()];
        for (int i = 0; i < pairs.size(); i++) {
            nexts[place][2 * i] = (int) (pairs.keys()[i] >> 32);
            nexts[place][2 * i + 1] = (int) pairs.keys()[i];
        }
        return names;
    }

    private static int name(int state, int first, int[] names) {
        return state == DEAD ? DEAD : names[state - first];
    }

    @Override
    public Origin origin() {
        return origin;
    }

    @Override
    public int[] cells() {
        return cells;
    }

    @Override
    public int start() {
        return 0;
    }

    @Override
    public int next(int state, int place, boolean danger) {
        return nexts[place][2 * state + (danger ? 1 : 0)];
    }

    /** How many states there are before a place, or after the last. */
    public int states(int place) {
        return place == cells.length ? weights.length : nexts[place].length / 2;
    }

    @Override
    public int weight(int state) {
        return weights[state];
    }

    @Override
    public boolean anyOrder() {
        return false;
    }
}
