// SPDX-License-Identifier: Apache-2.0
package sweeplab.position;

import java.util.Arrays;
import sweeplab.base.IntList;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * What is known of one view, followed along its journal: which cells are safe and which are dangers, told, seen or proved, and what
 * every clue still says of its unknown neighbours. The one thing that every inference asks; what it keeps besides follows the
 * {@linkplain #fact facts} and the {@linkplain #changed changed clues}. Flags are no knowledge.
 */
public final class Position {

    public static final byte UNKNOWN = 0;
    public static final byte SAFE = 1;
    public static final byte DANGER = 2;

    private View view;
    private final Topology topology;
    private final int[] firsts;
    private final int[] adjacency;
    private final long[] fresh;
    private final long[] around;
    private final byte[] status;
    private int read;
    private int unknownCells;
    private int knownDangers;
    private int mostDangers;
    private boolean consistent;

    private final IntList facts = new IntList(64);
    private final IntList deciding = new IntList(64);
    private final IntList changed = new IntList(64);

    public Position(View view) {
        this.view = view;
        topology = view.topology();
        firsts = topology.firsts();
        adjacency = topology.adjacency();
        fresh = new long[topology.size()];
        Arrays.setAll(fresh, cell -> Around.fresh(topology.degree(cell)));
        around = new long[fresh.length];
        status = new byte[fresh.length];
        begin(view);
    }

    /** Forgets everything and starts on another view of the same board. */
    public void begin(View next) {
        view = next;
        System.arraycopy(fresh, 0, around, 0, fresh.length);
        Arrays.fill(status, UNKNOWN);
        read = 0;
        unknownCells = fresh.length;
        knownDangers = 0;
        mostDangers = view.dangers() == View.UNTOLD ? Integer.MAX_VALUE : view.dangers();
        consistent = true;
        facts.clear();
        deciding.clear();
        changed.clear();
        if (view.opened() + view.coveredCells() < fresh.length) {
            learnBlocked();
        }
        for (int start : view.starts()) {
            learn(Fact.safe(start));
        }
        update();
    }

    /** Takes over what is known of another position of the same board, and reads on in a view that continues its view. */
    public void copy(Position other, View next) {
        view = next;
        System.arraycopy(other.around, 0, around, 0, around.length);
        System.arraycopy(other.status, 0, status, 0, status.length);
        read = other.read;
        unknownCells = other.unknownCells;
        knownDangers = other.knownDangers;
        mostDangers = other.mostDangers;
        consistent = other.consistent;
        facts.copy(other.facts);
        deciding.copy(other.deciding);
        changed.copy(other.changed);
    }

    private void learnBlocked() {
        for (int cell = 0; cell < status.length; cell++) {
            if (view.blocked(cell)) {
                learn(Fact.safe(cell));
            }
        }
    }

    /** Reads what was uncovered since the last time. */
    public void update() {
        int end = view.opened();
        // First all cells, then their clues: a clue that was opened together with its neighbours is looked at once.
        for (int i = read; i < end; i++) {
            uncover(view.opened(i));
        }
        for (int i = read; i < end; i++) {
            addClue(view.opened(i));
        }
        read = end;
    }

    private void uncover(int cell) {
        byte what = view.exploded(cell) ? DANGER : SAFE;
        if (status[cell] == UNKNOWN) {
            mark(cell, what);
        } else if (status[cell] != what) {
            consistent = false;
        }
    }

    private void addClue(int cell) {
        if (view.hasClue(cell)) {
            long word = Around.clue(around[cell], view.atLeast(cell), view.atMost(cell));
            around[cell] = Around.met(word) ? word : touch(cell, word);
        }
    }

    /** Takes in a fact, told or proved; false if the cell was known. */
    public boolean learn(int fact) {
        int cell = Fact.cell(fact);
        if (status[cell] != UNKNOWN) {
            return false;
        }
        mark(cell, Fact.isDanger(fact) ? DANGER : SAFE);
        return true;
    }

    /** Draws every conclusion that single clues allow, one after the other (unit propagation). */
    public void propagate() {
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

    private void mark(int cell, byte what) {
        status[cell] = what;
        unknownCells--;
        if (what == DANGER && ++knownDangers > mostDangers) {
            consistent = false;
        }
        facts.add(Fact.of(cell, what == DANGER));
        long less = what == DANGER ? Around.ONE_DANGER : Around.ONE_SAFE;
        for (int i = firsts[cell], end = firsts[cell + 1]; i < end; i++) {
            int neighbour = adjacency[i];
            long word = around[neighbour] - less;
            around[neighbour] = (word & Around.CLUE) == 0 ? word : touch(neighbour, word);
        }
    }

    // Notes that a clue changed, and queues it if it now decides its neighbours.
    private long touch(int clue, long word) {
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

    public View view() {
        return view;
    }

    public Topology topology() {
        return topology;
    }

    /** How many entries of the view's journal are taken in. */
    public int read() {
        return read;
    }

    /** True if this is the view that is followed, and nothing was opened since. */
    public boolean upToDate(View asked) {
        return view == asked && read == view.opened();
    }

    /** False if a clue cannot be met any more, or more dangers are known than there are. */
    public boolean consistent() {
        return consistent;
    }

    public byte status(int cell) {
        return status[cell];
    }

    /** True if the cell is neither known to be safe nor known to be a danger. */
    public boolean unknown(int cell) {
        return status[cell] == UNKNOWN;
    }

    public boolean danger(int cell) {
        return status[cell] == DANGER;
    }

    public int unknownCells() {
        return unknownCells;
    }

    /** Dangers among the unknown cells, or {@link View#UNTOLD}. */
    public int dangersLeft() {
        return view.dangers() == View.UNTOLD ? View.UNTOLD : view.dangers() - knownDangers;
    }

    /** How many facts are known: they are numbered in the order in which they became known. */
    public int facts() {
        return facts.size;
    }

    /** The i-th fact, see {@link Fact}. */
    public int fact(int i) {
        return facts.items[i];
    }

    /** True if the cell has a clue that speaks of an unknown cell. */
    public boolean informs(int cell) {
        return (around[cell] & Around.CLUE) != 0 && Around.unknown(around[cell]) != 0;
    }

    /** True if a clue is beside the cell. */
    public boolean inSight(int cell) {
        for (int i = firsts[cell], end = firsts[cell + 1]; i < end; i++) {
            if ((around[adjacency[i]] & Around.CLUE) != 0) {
                return true;
            }
        }
        return false;
    }

    /** True if a clue would leave no danger to an unknown cell, were the first few of these unknown cells dangers. */
    public boolean ruledOut(int cell, int[] dangers, int count) {
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
    public int unknownAround(int cell) {
        return Around.unknown(around[cell]);
    }

    /** The fewest dangers among the unknown neighbours of a cell that has a clue. */
    public int atLeast(int clue) {
        return Around.least(around[clue]);
    }

    /** The most dangers among the unknown neighbours of a cell that has a clue. */
    public int atMost(int clue) {
        return Around.most(around[clue]);
    }

    /** The unknown neighbours of a cell, in ascending order. */
    public int[] unknownNeighbours(int cell) {
        int[] found = new int[unknownAround(cell)];
        int n = 0;
        for (int i = firsts[cell]; n < found.length; i++) {
            if (status[adjacency[i]] == UNKNOWN) {
                found[n++] = adjacency[i];
            }
        }
        return found;
    }

    /** What the clues and the total say of the unknown cells. */
    public Constraints constraints() {
        return new Constraints(this);
    }

    /** How many clues had their unknown neighbours changed since {@link #noted}. */
    public int changed() {
        return changed.size;
    }

    /** The i-th clue that changed. */
    public int changed(int i) {
        return changed.items[i];
    }

    /** Begins the list of changed clues anew. */
    public void noted() {
        for (int i = 0; i < changed.size; i++) {
            around[changed.items[i]] &= ~Around.CHANGED;
        }
        changed.clear();
    }
}
