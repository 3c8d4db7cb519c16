// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer.relation;

import java.util.Arrays;
import java.util.Optional;
import sweeplab.base.KeyTable;
import sweeplab.relation.Relation;
import sweeplab.view.Statement;

/**
 * A track whose states are listed, place by place, as few as there can be: those that allow the same from here on are one, and those that allow nothing are gone. So
 * a cell can be a danger, as far as this relation goes, just if some step says so.
 */
public final class ListedTrack implements Track {

    private final Relation relation;
    private final int[] cells;
    private final int[][] nexts;
    private final int[] weights;
    private final int start;
    private final int bits;

    private ListedTrack(Relation relation, int[] cells, int[][] nexts, int[] weights, int start) {
        this.relation = relation;
        this.cells = cells;
        this.nexts = nexts;
        this.weights = weights;
        this.start = start;
        int most = weights.length;
        for (int[] next : nexts) {
            most = Math.max(most, next.length / 2);
        }
        bits = 32 - Integer.numberOfLeadingZeros(Math.max(0, most - 1));
    }

    /** The track through the unknown cells, walked in the order of these ranks; nothing if more states than so many are met, or if the order cannot be kept. */
    public static Optional<Track> of(Relation relation, byte[] known, int[] rank, int mostStates) {
        return new Maker(relation, known, rank, mostStates).make();
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
        return start;
    }

    @Override
    public int next(int place, int state, int danger) {
        return nexts[place][2 * state + danger];
    }

    @Override
    public int weight(int state) {
        return weights[state];
    }

    @Override
    public int bits() {
        return bits;
    }

    /** How many states there are before the cell at this place, or after the last. */
    public int states(int place) {
        return place == cells.length ? weights.length : nexts[place].length / 2;
    }

    /** True if the cell at this place can be so. */
    public boolean possible(int place, int danger) {
        int[] next = nexts[place];
        for (int at = danger; at < next.length; at += 2) {
            if (next[at] != Relation.DEAD) {
                return true;
            }
        }
        return false;
    }

    /** True if any content of its cells is allowed and counts the same. */
    public boolean saysNothing() {
        for (int[] next : nexts) {
            if (next.length > 2 || next[0] == Relation.DEAD || next[1] == Relation.DEAD) {
                return false;
            }
        }
        return weights.length == 1;
    }

    private static final class Maker {

        private final Relation relation;
        private final byte[] known;
        private final int mostStates;
        private final int[] all;
        private final int[] order;
        private int met;

        Maker(Relation relation, byte[] known, int[] rank, int mostStates) {
            this.relation = relation;
            this.known = known;
            this.mostStates = mostStates;
            all = relation.cells();
            order = order(rank);
        }

        // The places to be read: the known ones first where the order is free, else all in their order.
        private int[] order(int[] rank) {
            Integer[] places = new Integer[all.length];
            Arrays.setAll(places, i -> i);
            if (relation.anyOrder()) {
                Arrays.sort(places, (a, b) -> Integer.compare(key(a, rank), key(b, rank)));
            }
            return Arrays.stream(places).mapToInt(Integer::intValue).toArray();
        }

        private int key(int place, int[] rank) {
            return known[all[place]] != Statement.UNKNOWN ? -1 : rank[all[place]];
        }

        Optional<Track> make() {
            int open = (int) Arrays.stream(all)
                    .filter(cell -> known[cell] == Statement.UNKNOWN)
                    .count();
            int[] cells = new int[open];
            int[][] nexts = new int[open][];
            int[] layer = {relation.start()};
            int n = 0;
            for (int place : order) {
                if (known[all[place]] != Statement.UNKNOWN) {
                    int danger = known[all[place]] == Statement.DANGER ? 1 : 0;
                    layer = n == 0 ? follow(layer[0], place, danger) : merge(nexts[n - 1], layer, place, danger);
                } else {
                    nexts[n] = new int[2 * layer.length];
                    layer = step(layer, place, nexts[n]);
                    cells[n++] = all[place];
                }
                met += layer.length;
                if (met > mostStates) {
                    return Optional.empty();
                }
                if (layer.length == 0) {
                    return Optional.of(dead());
                }
            }
            return Optional.of(reduce(cells, nexts, layer));
        }

        private ListedTrack dead() {
            return new ListedTrack(relation, new int[0], new int[0][], new int[] {0}, Relation.DEAD);
        }

        private int[] follow(int state, int place, int danger) {
            int next = relation.next(state, place, danger == 1);
            return next == Relation.DEAD ? new int[0] : new int[] {next};
        }

        // Reads a known cell in the middle: the steps before lead on to where it leads.
        private int[] merge(int[] before, int[] layer, int place, int danger) {
            KeyTable numbers = new KeyTable(1, 16);
            int[] moved = new int[layer.length];
            for (int i = 0; i < layer.length; i++) {
                moved[i] = number(numbers, relation.next(layer[i], place, danger == 1));
            }
            for (int i = 0; i < before.length; i++) {
                before[i] = before[i] == Relation.DEAD ? before[i] : moved[before[i]];
            }
            return states(numbers);
        }

        private int[] step(int[] layer, int place, int[] next) {
            KeyTable numbers = new KeyTable(1, 16);
            for (int i = 0; i < next.length; i++) {
                next[i] = number(numbers, relation.next(layer[i / 2], place, i % 2 == 1));
            }
            return states(numbers);
        }

        private static int number(KeyTable numbers, int state) {
            return state == Relation.DEAD ? state : numbers.number(state);
        }

        private static int[] states(KeyTable numbers) {
            int[] states = new int[numbers.size()];
            Arrays.setAll(states, number -> (int) numbers.keys()[number]);
            return states;
        }

        // From the end back: states that allow the same become one.
        private ListedTrack reduce(int[] cells, int[][] nexts, int[] last) {
            KeyTable numbers = new KeyTable(1, 16);
            int[] name = new int[last.length];
            for (int i = 0; i < last.length; i++) {
                int weight = relation.weight(last[i]);
                name[i] = weight == 0 ? Relation.DEAD : numbers.number(weight);
            }
            for (int place = nexts.length - 1; place >= 0; place--) {
                name = reduce(nexts, place, name);
            }
            int start = name[0];
            return start == Relation.DEAD ? dead() : new ListedTrack(relation, cells, nexts, states(numbers), start);
        }

        private static int[] reduce(int[][] nexts, int place, int[] after) {
            int[] next = nexts[place];
            KeyTable numbers = new KeyTable(1, 16);
            int[] name = new int[next.length / 2];
            int[] fewer = new int[next.length];
            for (int state = 0; state < name.length; state++) {
                int clear = next[2 * state] == Relation.DEAD ? Relation.DEAD : after[next[2 * state]];
                int danger = next[2 * state + 1] == Relation.DEAD ? Relation.DEAD : after[next[2 * state + 1]];
                if (clear == Relation.DEAD && danger == Relation.DEAD) {
                    name[state] = Relation.DEAD;
                } else {
                    name[state] = numbers.number((long) clear << 32 | danger & 0xFFFFFFFFL);
                    fewer[2 * name[state]] = clear;
                    fewer[2 * name[state] + 1] = danger;
                }
            }
            nexts[place] = Arrays.copyOf(fewer, 2 * numbers.size());
            return name;
        }
    }
}
