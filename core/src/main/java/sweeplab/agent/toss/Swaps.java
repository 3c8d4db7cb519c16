// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.toss;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Finds cells that may change places: some of them dangers, as many safe, and every clue sees as many of the one as of the other. It begins with one cell and adds
 * another wherever a clue, or a cell that may yet have one, sees more of one side.
 */
final class Swaps {

    private static final int MOST_CELLS = 8;
    private static final int MOST_TELLERS = 2;

    // Measured: where more cells without a clue see more of one side, hardly ever anything is found.
    private static final int MOST_OTHERS = 3;
    /** The most cells on one side of a swap, or dangers with the tellers. */
    static final int MOST = MOST_CELLS / 2 + MOST_TELLERS;

    private static final int NONE = -1;
    private static final int TOO_MANY = -2;

    private final int[] first;
    private final int[] adjacent;
    private final Tosses tosses;
    // 1 for a danger, -1 for a safe cell, 0 for a cell that was not taken.
    private final int[] side;
    // How many dangers and safe cells of those taken a cell sees.
    private final int[] dangers;
    private final int[] safe;
    // How many unknown cells a clue touches, 0 if that was not worked out, and how many of either side it has room for.
    private final int[] width;
    private final int[] room;
    private int[] measured = new int[64];
    private int measuredCount;
    private final int[] taken = new int[MOST_CELLS];
    private int count;
    private int sum;
    private final int[] tellers = new int[MOST_TELLERS];
    private int tellerCount;
    private final int[] others = new int[MOST_OTHERS];
    private int otherCount;
    private final int mostSteps;
    private int steps;
    private View view;
    private Consumer<Swap> found = swap -> {};

    /** Some cells that are dangers and some that are safe; only these tellers, were one of them safe, would tell that from the same the other way round. */
    record Swap(int[] dangers, int[] safe, int[] tellers) {

        BitSet cells() {
            BitSet cells = new BitSet();
            IntStream.of(dangers).forEach(cells::set);
            IntStream.of(safe).forEach(cells::set);
            return cells;
        }
    }

    /** Adds a cell so many times at most for each that it begins with. */
    Swaps(View view, Tosses tosses, int mostSteps) {
        this.view = view;
        this.mostSteps = mostSteps;
        this.tosses = tosses;
        Topology topology = view.topology();
        side = new int[topology.size()];
        dangers = new int[topology.size()];
        safe = new int[topology.size()];
        width = new int[topology.size()];
        room = new int[topology.size()];
        first = topology.firsts();
        adjacent = topology.adjacency();
    }

    /** Looks at another position. */
    void begin(View now) {
        view = now;
        while (measuredCount > 0) {
            width[measured[--measuredCount]] = 0;
        }
    }

    /** Tells those of which a cell that a clue touches is one, some of them more than once. */
    void of(int cell, Consumer<Swap> to) {
        found = to;
        steps = mostSteps;
        add(cell, 1, 1);
    }

    // What is taken is all as it should be with this chance at most.
    private void add(int cell, int which, double most) {
        double danger = tosses.danger(cell);
        double least = tosses.touched(cell)
                ? Math.min(most, Math.min(danger, 1 - danger))
                : most * (which > 0 ? danger : 1 - danger);
        if (tosses.matters(count > 0 ? taken[0] : cell, least) && hasRoom(cell, which)) {
            steps--;
            taken[count++] = cell;
            side[cell] = which;
            sum += which;
            see(cell, which, 1);
            grow(least);
            see(cell, which, -1);
            sum -= which;
            side[cell] = 0;
            count--;
        }
    }

    private void see(int cell, int which, int more) {
        int[] seen = which > 0 ? dangers : safe;
        for (int i = first[cell]; i < first[cell + 1]; i++) {
            seen[adjacent[i]] += more;
        }
    }

    private void grow(double most) {
        int at = uneven();
        if (at == NONE && sum == 0) {
            tell(most);
        } else if (at >= 0) {
            int which = dangers[at] > safe[at] ? -1 : 1;
            for (int i = first[at]; i < first[at + 1]; i++) {
                tryOut(adjacent[i], which, most);
            }
        } else if (at == NONE && tellerCount > 0) {
            tryOut(tellers[0], sum > 0 ? -1 : 1, most);
        }
    }

    private void tryOut(int cell, int which, double most) {
        boolean mayEnd = Math.abs(sum + which) < MOST_CELLS - count && steps > 0;
        if (mayEnd && side[cell] == 0 && unknown(cell)) {
            add(cell, which, most);
        }
    }

    private boolean unknown(int cell) {
        return view.covered(cell) && !view.flagged(cell);
    }

    private boolean hasRoom(int cell, int which) {
        int[] seen = which > 0 ? dangers : safe;
        for (int i = first[cell]; i < first[cell + 1]; i++) {
            int clue = adjacent[i];
            if (view.hasClue(clue) && seen[clue] >= room(clue)) {
                return false;
            }
        }
        return true;
    }

    private int room(int clue) {
        measure(clue);
        return room[clue];
    }

    private int width(int clue) {
        measure(clue);
        return width[clue];
    }

    private void measure(int clue) {
        if (width[clue] > 0) {
            return;
        }
        int known = 0;
        for (int i = first[clue]; i < first[clue + 1]; i++) {
            int cell = adjacent[i];
            if (unknown(cell)) {
                width[clue]++;
            } else if (view.covered(cell) || view.exploded(cell)) {
                known++;
            }
        }
        room[clue] = Math.min(view.atMost(clue) - known, width[clue] + known - view.atLeast(clue));
        if (measuredCount == measured.length) {
            measured = Arrays.copyOf(measured, 2 * measuredCount);
        }
        measured[measuredCount++] = clue;
    }

    // A clue that sees more of one side, or else a cell that does and would have to be a danger too often.
    private int uneven() {
        tellerCount = 0;
        otherCount = 0;
        int clue = NONE;
        for (int i = 0; i < count; i++) {
            for (int j = first[taken[i]]; j < first[taken[i] + 1]; j++) {
                int cell = adjacent[j];
                if (dangers[cell] != safe[cell] && side[cell] == 0) {
                    if (view.hasClue(cell)) {
                        clue = clue == NONE || width(cell) < width(clue) ? cell : clue;
                    } else if (unknown(cell) && !noted(cell)) {
                        return TOO_MANY;
                    }
                }
            }
        }
        return clue == NONE && otherCount > 0 ? others[0] : clue;
    }

    // False if there are too many of its kind.
    private boolean noted(int cell) {
        if (contains(tellers, tellerCount, cell) || contains(others, otherCount, cell)) {
            return true;
        }
        // Of two worlds that differ by a swap one is as likely as the other.
        if (tellerCount < MOST_TELLERS && tosses.matters(taken[0], tosses.danger(cell) / 2)) {
            tellers[tellerCount++] = cell;
            return true;
        }
        if (otherCount < MOST_OTHERS) {
            others[otherCount++] = cell;
            return true;
        }
        return false;
    }

    private static boolean contains(int[] cells, int size, int cell) {
        for (int i = 0; i < size; i++) {
            if (cells[i] == cell) {
                return true;
            }
        }
        return false;
    }

    private void tell(double most) {
        double all = Math.min(most, 0.5);
        for (int i = 0; i < tellerCount; i++) {
            all *= tosses.danger(tellers[i]);
        }
        if (tosses.matters(taken[0], all)) {
            found.accept(new Swap(those(1), those(-1), Arrays.copyOf(tellers, tellerCount)));
        }
    }

    private int[] those(int which) {
        int[] cells = new int[count / 2];
        int size = 0;
        for (int i = 0; i < count; i++) {
            if (side[taken[i]] == which) {
                cells[size++] = taken[i];
            }
        }
        return cells;
    }
}
