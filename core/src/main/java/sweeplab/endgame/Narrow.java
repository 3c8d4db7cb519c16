// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;
import sweeplab.base.Budget;

/**
 * The exact endgame (expectimax) for at most 64 worlds, one life and no gold: a set of worlds is one {@code long}.
 *
 * <p>{@link #search} gives the weight of the worlds that perfect play wins if that is more than {@code alpha}, else any
 * upper bound that is not. Three facts keep the tree small. A cell that is safe in all worlds is opened for nothing. A
 * cell whose clue is the same wherever it is safe ("dead") can wait until no other is left. And if every world with a
 * danger in a has one in b too, then opening a first is never worse than opening b.
 */
public final class Narrow {

    public static final int MOST_WORLDS = 64;

    private final NarrowTable table = new NarrowTable();

    // The worlds in which a cell is a danger, and for each clue that it may show the worlds in which it does.
    private long[] danger = new long[0];
    private long[] clueSets = new long[0];
    private int[] firstClue = new int[1];
    private int cells;
    private int symbols;

    private long[] weights = {};
    private boolean sameCount;

    // The last world of each group of rivals.
    private long lastRival;

    // A stack of the cells that matter at each node, with the worlds where they are safe, their weight, and their rank.
    private int[] live = new int[256];
    private long[] safe = new long[256];
    private long[] gain = new long[256];
    private int[] rank = new int[256];

    private Budget budget = Budget.unlimited();
    private int move;

    /** Begins a new problem; each symbol that is not a danger is a number below {@code symbols}. */
    public void start(int cells, int symbols, boolean sameCount, Budget budget) {
        this.cells = cells;
        this.symbols = symbols;
        this.sameCount = sameCount;
        this.budget = budget;
        weights = new long[0];
        if (danger.length < cells) {
            danger = new long[cells];
            firstClue = new int[cells + 1];
        }
        if (clueSets.length < cells * symbols) {
            clueSets = new long[cells * symbols];
        }
        lastRival = -1;
        Arrays.fill(danger, 0, cells, 0);
        Arrays.fill(clueSets, 0, cells * symbols, 0);
    }

    public void danger(int cell, int world) {
        danger[cell] |= 1L << world;
    }

    public void clue(int cell, int world, int symbol) {
        clueSets[cell * symbols + symbol] |= 1L << world;
    }

    /** Says that this world and the next are rivals, and so are all in a row of such: no play wins two of them. */
    public void rivals(int world) {
        lastRival &= ~(1L << world);
    }

    /** Begins with these worlds and cells of a puzzle. */
    public void start(SearchList puzzle, int[] worlds, int size, int[] chosen, int count, Budget nodes) {
        start(count, puzzle.symbols, puzzle.sameCount, nodes);
        for (int cell = 0; cell < count; cell++) {
            byte[] row = puzzle.shows[chosen[cell]];
            for (int world = 0; world < size; world++) {
                int shown = row[worlds[world]];
                if (shown < 0) {
                    danger(cell, world);
                } else {
                    clue(cell, world, shown);
                }
            }
        }
        for (int world = 0; world + 1 < size; world++) {
            if (puzzle.rivals(worlds[world], worlds[world + 1])) {
                rivals(world);
            }
        }
        if (puzzle.weights.length > 0) {
            weights = new long[size];
            Arrays.setAll(weights, world -> puzzle.weights[worlds[world]]);
        }
    }

    /** The cell that the last problem's best play opens first, or -1 if it does not matter. */
    public int move() {
        return move;
    }

    /** The weight that perfect play wins of all worlds if it is more than alpha, else an upper bound. */
    public long solve(int worlds, long alpha) {
        packClues();
        table.clear();
        move = -1;
        room(cells);
        for (int cell = 0; cell < cells; cell++) {
            live[cell] = cell;
        }
        return search(worlds == 64 ? -1L : (1L << worlds) - 1, alpha, 0, cells);
    }

    private void packClues() {
        int end = 0;
        for (int cell = 0; cell < cells; cell++) {
            int from = cell * symbols;
            firstClue[cell] = end;
            for (int symbol = from; symbol < from + symbols; symbol++) {
                if (clueSets[symbol] != 0) {
                    clueSets[end++] = clueSets[symbol];
                }
            }
        }
        firstClue[cells] = end;
    }

    private long search(long set, long alpha, int from, int to) {
        if ((set & (set - 1)) == 0) {
            return weight(set);
        }
        long known = table.get(set);
        if (known >= 0 && ((known & 1) != 0 || known >> 1 <= alpha)) {
            return known >> 1;
        }
        if (!budget.spend(1)) {
            return 0;
        }
        int end = collect(set, from, to);
        long value = end < 0 ? open(set, ~end, alpha, from, to) : choose(set, alpha, to, end);
        if (!budget.spent()) {
            table.put(set, value << 1 | (value > alpha ? 1 : 0));
        }
        return value;
    }

    // Puts the cells that are not settled on the stack and gives its end, or the complement of a safe cell that tells
    // something.
    private int collect(long set, int from, int to) {
        room(2 * to - from);
        int end = to;
        for (int i = from; i < to; i++) {
            int cell = live[i];
            long dangers = danger[cell] & set;
            if (dangers == set) {
                continue;
            }
            int parts = parts(cell, set & ~dangers);
            if (dangers == 0) {
                if (parts > 1) {
                    return ~cell;
                }
            } else if (parts > 1 || !sameCount) {
                live[end] = cell;
                safe[end] = set & ~dangers;
                rank[end++] = parts;
            }
        }
        return end;
    }

    // How many different clues a cell shows in these worlds.
    private int parts(int cell, long set) {
        int parts = 0;
        for (int i = firstClue[cell], end = firstClue[cell + 1]; i < end; i++) {
            parts += (clueSets[i] & set) != 0 ? 1 : 0;
        }
        return parts;
    }

    // Opens a cell in the worlds of the set where it is safe and plays on in each of those that its clue tells apart.
    private long open(long set, int cell, long alpha, int from, int to) {
        // Rivals show the same where both are safe: no group is in two parts.
        long rest = reach(set & ~danger[cell]);
        long value = 0;
        for (int i = firstClue[cell], end = firstClue[cell + 1]; i < end; i++) {
            long part = clueSets[i] & set;
            if (part != 0) {
                rest -= reach(part);
                value += search(part, alpha - value - rest, from, to);
                if (value + rest <= alpha || budget.spent()) {
                    return value + rest;
                }
            }
        }
        return value;
    }

    private long choose(long set, long alpha, int from, int end) {
        if (!sameCount) {
            long ended = markDead(set, from, end);
            if (ended != 0) {
                return weight(ended) + search(set & ~ended, alpha - weight(ended), from, end);
            }
        }
        for (int i = from; i < end; i++) {
            gain[i] = rank[i] == 0 ? 0 : reach(safe[i]);
        }
        sort(from, end);
        long best = heaviest(set);
        long bound = best;
        for (int i = from; i < end && gain[i] > best; i++) {
            if (gain[i] <= alpha) {
                return Math.max(bound, gain[i]);
            }
            if (!dominated(i, from)) {
                long value = open(set, live[i], Math.max(alpha, best), from, end);
                if (budget.spent()) {
                    return best;
                }
                bound = Math.max(bound, value);
                if (value > Math.max(alpha, best)) {
                    best = value;
                    move = from == cells ? live[i] : move;
                }
            }
        }
        return best > alpha ? best : bound;
    }

    /**
     * Where worlds differ in their number of dangers, the game's end tells something too: gives the worlds whose safe
     * cells are all open. Dead cells (rank 0 from here on) are left out only where that cannot happen by opening dead cells alone.
     */
    private long markDead(long set, int from, int end) {
        long one = 0;
        long two = 0;
        long covered = 0;
        for (int i = from; i < end; i++) {
            two |= one & safe[i];
            one |= safe[i];
        }
        long lone = one & ~two;
        for (int i = from; i < end; i++) {
            covered |= rank[i] > 1 || (safe[i] & lone) != 0 ? safe[i] : 0;
        }
        for (int i = from; i < end && covered == set; i++) {
            rank[i] = rank[i] > 1 || (safe[i] & lone) != 0 ? rank[i] : 0;
        }
        return set & ~one;
    }

    private boolean dominated(int at, int from) {
        for (int i = from; i < at; i++) {
            if ((safe[at] & ~safe[i]) == 0) {
                return true;
            }
        }
        return false;
    }

    // The safest first; among equals the one that tells more.
    private void sort(int from, int end) {
        for (int i = from + 1; i < end; i++) {
            int cell = live[i];
            long cellSafe = safe[i];
            long cellGain = gain[i];
            int cellRank = rank[i];
            int j = i;
            for (; j > from && (gain[j - 1] < cellGain || gain[j - 1] == cellGain && rank[j - 1] < cellRank); j--) {
                live[j] = live[j - 1];
                safe[j] = safe[j - 1];
                gain[j] = gain[j - 1];
                rank[j] = rank[j - 1];
            }
            live[j] = cell;
            safe[j] = cellSafe;
            gain[j] = cellGain;
            rank[j] = cellRank;
        }
    }

    // The most that can be won of a set: without weights, one world of each group of rivals. Adding the ones below each
    // group's last bit carries into that bit exactly if one of them is in the set.
    private long reach(long set) {
        if (weights.length > 0) {
            return weight(set);
        }
        return Long.bitCount(((set & ~lastRival) + ~lastRival | set) & lastRival);
    }

    private long weight(long set) {
        if (weights.length == 0) {
            return Long.bitCount(set);
        }
        long sum = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            sum += weights[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    private long heaviest(long set) {
        long most = 1;
        for (long rest = weights.length == 0 ? 0 : set; rest != 0; rest &= rest - 1) {
            most = Math.max(most, weights[Long.numberOfTrailingZeros(rest)]);
        }
        return most;
    }

    private void room(int end) {
        if (end > live.length) {
            int length = 2 * end;
            live = Arrays.copyOf(live, length);
            safe = Arrays.copyOf(safe, length);
            gain = Arrays.copyOf(gain, length);
            rank = Arrays.copyOf(rank, length);
        }
    }
}
