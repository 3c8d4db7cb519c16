// SPDX-License-Identifier: Apache-2.0
package sweeplab.position;

import java.util.Arrays;
import sweeplab.base.IntList;
import sweeplab.world.Topology;

/**
 * The book of a position: which cells are known to be safe or dangers, in the order in which they became known, and for every clue how
 * many unknown neighbours and dangers it has left. Single clues are drawn from by unit propagation.
 */
public abstract sealed class Known permits Position {

    public static final byte UNKNOWN = 0;
    public static final byte SAFE = 1;
    public static final byte DANGER = 2;

    private final Topology topology;
    private final int[] firsts;
    private final int[] adjacency;
    private final long[] fresh;
    final long[] around;
    final byte[] status;
    private int unknownCells;
    int knownDangers;
    private int mostDangers;
    boolean consistent;

    private final IntList facts = new IntList(64);
    private final IntList deciding = new IntList(64);
    private final IntList changed = new IntList(64);

    Known(Topology topology) {
        this.topology = topology;
        firsts = topology.firsts();
        adjacency = topology.adjacency();
        fresh = new long[topology.size()];
        Arrays.setAll(fresh, cell -> Around.fresh(topology.degree(cell)));
        around = new long[fresh.length];
        status = new byte[fresh.length];
    }

    final void forget(int most) {
        System.arraycopy(fresh, 0, around, 0, fresh.length);
        Arrays.fill(status, UNKNOWN);
        unknownCells = fresh.length;
        knownDangers = 0;
        mostDangers = most;
        consistent = true;
        facts.clear();
        deciding.clear();
        changed.clear();
    }

    final void copy(Known other) {
        System.arraycopy(other.around, 0, around, 0, around.length);
        System.arraycopy(other.status, 0, status, 0, status.length);
        unknownCells = other.unknownCells;
        knownDangers = other.knownDangers;
        mostDangers = other.mostDangers;
        consistent = other.consistent;
        facts.copy(other.facts);
        deciding.copy(other.deciding);
        changed.copy(other.changed);
    }

    /** Takes in a fact, told or proved; false if the cell was known. */
    public final boolean learn(int fact) {
        int cell = Fact.cell(fact);
        if (status[cell] != UNKNOWN) {
            return false;
        }
        mark(cell, Fact.isDanger(fact) ? DANGER : SAFE);
        return true;
    }

    /** Draws every conclusion that single clues allow, one after the other (unit propagation). */
    public final void propagate() {
        while (deciding.size > 0) {
            int clue = deciding.pop();
            around[clue] &= ~Around.QUEUED;
            if (Around.unknown(around[clue]) != 0) {
                resolve(clue, Around.most(around[clue]) == 0 ? SAFE : DANGER);
            }
        }
    }

    private void resolve(int clue, byte what) {
        for (int i = firsts[clue], end = firsts[clue + 1]; i < end; i++) {
            if (status[adjacency[i]] == UNKNOWN) {
                mark(adjacency[i], what);
            }
        }
    }

    final void mark(int cell, byte what) {
        status[cell] = what;
        unknownCells--;
        if (what == DANGER && ++knownDangers > mostDangers) {
            consistent = false;
        }
        facts.add(Fact.of(cell, what == DANGER));
        long less = what == DANGER ? Around.ONE_DANGER : Around.ONE_SAFE;
        // The hottest loop there is: fields would be read again after every call.
        int[] neighbours = adjacency;
        long[] words = around;
        for (int i = firsts[cell], end = firsts[cell + 1]; i < end; i++) {
            int neighbour = neighbours[i];
            long word = words[neighbour] - less;
            words[neighbour] = (word & Around.CLUE) == 0 ? word : touch(neighbour, word);
        }
    }

    // Notes that a clue changed, and queues it if it now decides its neighbours.
    final long touch(int clue, long word) {
        if ((word & Around.CHANGED) == 0) {
            word |= Around.CHANGED;
            changed.add(clue);
        }
        if (Around.broken(word)) {
            consistent = false;
        } else if ((word & Around.QUEUED) == 0 && Around.decides(word)) {
            word |= Around.QUEUED;
            deciding.add(clue);
        }
        return word;
    }

    public final Topology topology() {
        return topology;
    }

    /** False if a clue cannot be met any more, or more dangers are known than there are. */
    public final boolean consistent() {
        return consistent;
    }

    public final byte status(int cell) {
        return status[cell];
    }

    /** True if the cell is neither known to be safe nor known to be a danger. */
    public final boolean unknown(int cell) {
        return status[cell] == UNKNOWN;
    }

    public final boolean danger(int cell) {
        return status[cell] == DANGER;
    }

    public final int unknownCells() {
        return unknownCells;
    }

    /** How many facts are known: they are numbered in the order in which they became known. */
    public final int facts() {
        return facts.size;
    }

    /** The i-th fact, see {@link Fact}. */
    public final int fact(int i) {
        return facts.items[i];
    }

    /** True if the cell has a clue that speaks of an unknown cell. */
    public final boolean informs(int cell) {
        return (around[cell] & Around.CLUE) != 0 && Around.unknown(around[cell]) != 0;
    }

    /** True if a clue is beside the cell. */
    public final boolean inSight(int cell) {
        for (int i = firsts[cell], end = firsts[cell + 1]; i < end; i++) {
            if ((around[adjacency[i]] & Around.CLUE) != 0) {
                return true;
            }
        }
        return false;
    }

    /** True if a clue would leave no danger to an unknown cell, were the first few of these unknown cells dangers. */
    public final boolean ruledOut(int cell, int[] dangers, int count) {
        for (int i = firsts[cell], end = firsts[cell + 1]; count > 0 && i < end; i++) {
            int clue = adjacency[i];
            int left = (around[clue] & Around.CLUE) == 0 ? Integer.MAX_VALUE : Around.most(around[clue]);
            for (int k = 0; left <= count && k < count; k++) {
                left -= topology.adjacent(clue, dangers[k]) ? 1 : 0;
            }
            if (left <= 0) {
                return true;
            }
        }
        return false;
    }

    /** How many neighbours of a cell are unknown. */
    public final int unknownAround(int cell) {
        return Around.unknown(around[cell]);
    }

    /** The fewest dangers among the unknown neighbours of a cell that has a clue. */
    public final int atLeast(int clue) {
        return Around.least(around[clue]);
    }

    /** The most dangers among the unknown neighbours of a cell that has a clue. */
    public final int atMost(int clue) {
        return Around.most(around[clue]);
    }

    /** The unknown neighbours of a cell, in ascending order. */
    public final int[] unknownNeighbours(int cell) {
        int[] found = new int[unknownAround(cell)];
        int n = 0;
        for (int i = firsts[cell]; n < found.length; i++) {
            if (status[adjacency[i]] == UNKNOWN) {
                found[n++] = adjacency[i];
            }
        }
        return found;
    }

    /** How many clues had their unknown neighbours changed since {@link #noted}. */
    public final int changed() {
        return changed.size;
    }

    /** The i-th clue that changed. */
    public final int changed(int i) {
        return changed.items[i];
    }

    /** Begins the list of changed clues anew. */
    public final void noted() {
        for (int i = 0; i < changed.size; i++) {
            around[changed.items[i]] &= ~Around.CHANGED;
        }
        changed.clear();
    }
}
