package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.base.IntList;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * What follows from each clue alone, kept up to date from a view's journal: every cell is unknown, safe or a danger, and every
 * clue knows how many unknown neighbours and how many dangers it has left.
 */
public final class Frontier {

    static final byte UNKNOWN = 0;
    public static final byte SAFE = 1;
    public static final byte DANGER = 2;

    // One word a cell, so that a mark costs one read and one write a neighbour: unknown neighbours, the most and the
    // least
    // dangers among them (each 20 bits, the last two with a bias so that they may go below 0), and three marks.
    private static final int MOST = 20;
    private static final int LEAST = 40;
    private static final long FIELD = (1L << 20) - 1;
    private static final int BIAS = 1 << 18;
    private static final long BIASES = ((long) BIAS << MOST) | ((long) BIAS << LEAST);
    private static final long ONE_SAFE = 1;
    private static final long ONE_DANGER = 1 | (1L << MOST) | (1L << LEAST);
    private static final long CLUE = 1L << 60;
    private static final long QUEUED = 1L << 61;
    private static final long CHANGED = 1L << 62;

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
    private boolean consistent;

    private final IntList queue = new IntList(64);

    /** Clues whose unknown neighbours changed since the list was emptied. */
    final IntList changed = new IntList(64);

    /** Cells that were proved while still covered, as moves: the cell if it is safe, its complement if it is a danger. */
    final IntList proved = new IntList(64);

    Frontier(View view) {
        this.view = view;
        topology = view.topology();
        firsts = topology.firsts();
        adjacency = topology.adjacency();
        fresh = new long[topology.size()];
        Arrays.setAll(fresh, cell -> BIASES | topology.degree(cell));
        around = new long[fresh.length];
        status = new byte[fresh.length];
        begin(view);
    }

    /** Forgets everything and starts on another view of the same board. */
    void begin(View next) {
        view = next;
        System.arraycopy(fresh, 0, around, 0, fresh.length);
        Arrays.fill(status, UNKNOWN);
        read = 0;
        unknownCells = fresh.length;
        knownDangers = 0;
        consistent = true;
        queue.clear();
        changed.clear();
        proved.clear();
        if (view.opened() + view.coveredCells() < fresh.length) {
            markBlocked();
        }
        for (int start : view.starts()) {
            prove(start, true);
        }
    }

    /** Takes over what is known of another frontier of the same board, and reads on in a view that continues its view. */
    void copy(Frontier other, View next) {
        view = next;
        System.arraycopy(other.around, 0, around, 0, around.length);
        System.arraycopy(other.status, 0, status, 0, status.length);
        read = other.read;
        unknownCells = other.unknownCells;
        knownDangers = other.knownDangers;
        consistent = other.consistent;
        queue.copy(other.queue);
        changed.copy(other.changed);
        proved.copy(other.proved);
    }

    private void markBlocked() {
        for (int cell = 0; cell < status.length; cell++) {
            if (view.blocked(cell)) {
                mark(cell, SAFE);
            }
        }
    }

    public View view() {
        return view;
    }

    public Topology topology() {
        return topology;
    }

    /** True if this is the view that is followed, and nothing was opened since. */
    boolean upToDate(View asked) {
        return view == asked && read == view.opened();
    }

    /** False if a clue cannot be met any more. */
    public boolean consistent() {
        return consistent;
    }

    public byte status(int cell) {
        return status[cell];
    }

    public boolean unknown(int cell) {
        return status[cell] == UNKNOWN;
    }

    int unknownCells() {
        return unknownCells;
    }

    /** Dangers among the unknown cells, or {@link View#UNTOLD}. */
    public int dangersLeft() {
        return view.dangers() == View.UNTOLD ? View.UNTOLD : view.dangers() - knownDangers;
    }

    /** True if the cell is open with a clue that still has unknown neighbours. */
    public boolean active(int cell) {
        return (around[cell] & CLUE) != 0 && (around[cell] & FIELD) != 0;
    }

    /** True if a clue is beside the cell. */
    boolean touched(int cell) {
        for (int i = firsts[cell], end = firsts[cell + 1]; i < end; i++) {
            if ((around[adjacency[i]] & CLUE) != 0) {
                return true;
            }
        }
        return false;
    }

    public int unknownAround(int cell) {
        return (int) (around[cell] & FIELD);
    }

    public int most(int cell) {
        return (int) ((around[cell] >>> MOST) & FIELD) - BIAS;
    }

    public int least(int cell) {
        return (int) ((around[cell] >>> LEAST) & FIELD) - BIAS;
    }

    /** Empties the list of changed clues. */
    void settle() {
        for (int i = 0; i < changed.size; i++) {
            around[changed.items[i]] &= ~CHANGED;
        }
        changed.clear();
    }

    /** Reads what was opened since the last call and draws every conclusion that single clues allow. */
    void update() {
        int end = view.opened();
        // First all cells, then their clues: a clue that was opened together with its neighbours is looked at once.
        for (int i = read; i < end; i++) {
            uncover(view.opened(i));
        }
        for (int i = read; i < end; i++) {
            addClue(view.opened(i));
        }
        read = end;
        propagate();
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
            long word = around[cell] + CLUE;
            word += ((long) view.atMost(cell) << MOST) + ((long) view.atLeast(cell) << LEAST);
            around[cell] = (word & FIELD) == 0 && met(word) ? word : touch(cell, word);
        }
    }

    // A clue without unknown neighbours has nothing more to say, if it holds.
    private static boolean met(long word) {
        return ((word >>> MOST) & FIELD) >= BIAS && ((word >>> LEAST) & FIELD) <= BIAS;
    }

    void propagate() {
        while (queue.size > 0) {
            int clue = queue.pop();
            around[clue] &= ~QUEUED;
            if ((around[clue] & FIELD) != 0) {
                resolve(clue, most(clue) == 0);
            }
        }
    }

    private void resolve(int clue, boolean safe) {
        for (int i = firsts[clue], end = firsts[clue + 1]; i < end; i++) {
            if (status[adjacency[i]] == UNKNOWN) {
                conclude(adjacency[i], safe);
            }
        }
    }

    private void conclude(int cell, boolean safe) {
        proved.add(safe ? cell : ~cell);
        mark(cell, safe ? SAFE : DANGER);
    }

    /** Takes in that a cell was proved safe, or dangerous, by other means. */
    void prove(int cell, boolean safe) {
        if (status[cell] == UNKNOWN) {
            conclude(cell, safe);
        }
    }

    private void mark(int cell, byte what) {
        status[cell] = what;
        unknownCells--;
        knownDangers += what == DANGER ? 1 : 0;
        long less = what == DANGER ? ONE_DANGER : ONE_SAFE;
        for (int i = firsts[cell], end = firsts[cell + 1]; i < end; i++) {
            int neighbour = adjacency[i];
            long word = around[neighbour] - less;
            around[neighbour] = (word & CLUE) == 0 ? word : touch(neighbour, word);
        }
    }

    // Notes that a clue changed, and queues it if it now decides its neighbours.
    private long touch(int clue, long word) {
        if ((word & CHANGED) == 0) {
            word |= CHANGED;
            changed.add(clue);
        }
        int unknown = (int) (word & FIELD);
        int most = (int) ((word >>> MOST) & FIELD) - BIAS;
        int least = (int) ((word >>> LEAST) & FIELD) - BIAS;
        if (most < 0 || least > unknown) {
            consistent = false;
        } else if (unknown > 0 && (word & QUEUED) == 0 && (most == 0 || least == unknown)) {
            word |= QUEUED;
            queue.add(clue);
        }
        return word;
    }
}
