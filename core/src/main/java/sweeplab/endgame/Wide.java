// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;

/**
 * The exact endgame (expectimax) for any number of worlds and lives: like {@link Narrow}, with a set of worlds as a row of words. Sets
 * that have become much smaller are searched in a copy of their own, and by {@link Narrow} where that is possible.
 *
 * <p>What is known of a set holds whichever way it came about: all cells that are safe in it are open, so the lives left
 * depend only on the set and on how many dangers were hit.
 */
final class Wide {

    private final SearchList puzzle;
    private final Search search;
    private final int[] worlds;
    private final int[] cells;
    private final int words;

    // The worlds in which a cell is a danger, and for each thing that it may show the worlds in which it does.
    private final long[] danger;
    private final long[] clueSets;
    private final int[] firstClue;
    private final boolean[] golden;

    // The last world of each group of rivals, and of each word.
    private final long[] lastRival;

    private final SetStack sets;
    private final CellStack live = new CellStack();
    private int move = -1;

    /** The part of a puzzle with these worlds and cells. */
    Wide(SearchList puzzle, Search search, int[] worlds, int[] cells) {
        this.puzzle = puzzle;
        this.search = search;
        this.worlds = worlds;
        this.cells = cells;
        words = (worlds.length + 63) >>> 6;
        sets = new SetStack(words);
        firstClue = new int[cells.length + 1];
        for (int c = 0; c < cells.length; c++) {
            firstClue[c + 1] = firstClue[c] + puzzle.gold[cells[c]].length;
        }
        danger = new long[cells.length * words];
        clueSets = new long[firstClue[cells.length] * words];
        golden = new boolean[firstClue[cells.length]];
        lastRival = new long[words];
        fill();
    }

    private void fill() {
        Arrays.fill(lastRival, -1);
        for (int w = 0; w + 1 < worlds.length; w++) {
            if ((w & 63) != 63 && puzzle.rivals(worlds[w], worlds[w + 1])) {
                lastRival[w >>> 6] &= ~(1L << w);
            }
        }
        // What is shown in 64 worlds, a danger first: no branch, which nothing could foretell.
        long[] shown = new long[1 + puzzle.symbols];
        for (int c = 0; c < cells.length; c++) {
            System.arraycopy(puzzle.gold[cells[c]], 0, golden, firstClue[c], puzzle.gold[cells[c]].length);
            for (int word = 0; word < words; word++) {
                readWord(puzzle.shows[cells[c]], word, shown);
                danger[c * words + word] = shown[0];
                for (int clue = firstClue[c]; clue < firstClue[c + 1]; clue++) {
                    clueSets[clue * words + word] = shown[1 + clue - firstClue[c]];
                }
            }
        }
    }

    private void readWord(byte[] row, int word, long[] shown) {
        Arrays.fill(shown, 0);
        for (int w = word << 6; w < Math.min(worlds.length, (word + 1) << 6); w++) {
            shown[1 + row[worlds[w]]] |= 1L << w;
        }
    }

    /** The cell of the puzzle that best play opens first, or -1 if it does not matter or is not known. */
    int move() {
        return move < 0 ? -1 : cells[move];
    }

    /** The weight that perfect play wins of all worlds if it is more than alpha, else an upper bound. */
    long solve(int hits, int lives, long alpha) {
        int all = sets.push();
        for (int w = 0; w < worlds.length; w++) {
            sets.bits[all + (w >>> 6)] |= 1L << w;
        }
        live.room(cells.length);
        Arrays.setAll(live.cell, c -> c);
        return explore(all, hits, lives, alpha, 0, cells.length);
    }

    private long search(int set, int hits, int lives, long alpha, int from, int to) {
        int size = sets.size(set);
        if (size == 1) {
            return weight(set);
        }
        long a = name(set, puzzle.hashA) + hits * 0x9E3779B97F4A7C15L;
        long b = name(set, puzzle.hashB) + hits;
        long known = search.table.get(a, b);
        if (known >= 0 && ((known & 1) != 0 || known >> 1 <= alpha)) {
            return known >> 1;
        }
        int needed = (size + 63) >>> 6;
        boolean smaller = 2 * needed <= words || needed == 1 && lives == 1 && !puzzle.anyGold;
        long value = smaller
                ? search.part(sets.members(set, worlds), cells(from, to), hits, lives, alpha)
                : explore(set, hits, lives, alpha, from, to);
        if (!search.budget.spent()) {
            search.table.put(a, b, value << 1 | (value > alpha ? 1 : 0));
        }
        return value;
    }

    private long name(int set, long[] hashes) {
        long sum = 0;
        for (int i = 0; i < words; i++) {
            for (long rest = sets.bits[set + i]; rest != 0; rest &= rest - 1) {
                sum += hashes[worlds[(i << 6) + Long.numberOfTrailingZeros(rest)]];
            }
        }
        return sum;
    }

    private int[] cells(int from, int to) {
        int[] chosen = new int[to - from];
        Arrays.setAll(chosen, i -> cells[live.cell[from + i]]);
        return chosen;
    }

    private long explore(int set, int hits, int lives, long alpha, int from, int to) {
        if (!search.budget.spend(1)) {
            return 0;
        }
        int now = lives + golds(set, from, to, true);
        boolean simple = now == 1 && golds(set, from, to, false) == 0;
        int end = collect(set, simple && puzzle.sameCount, from, to);
        if (end < 0) {
            return open(set, ~end, hits, lives, false, alpha, from, to);
        }
        if (!puzzle.sameCount) {
            int ended = ended(set, simple, to, end);
            if (sets.size(ended) > 0) {
                return playOnWithout(ended, set, hits, now, alpha, to, end);
            }
            sets.pop(ended);
        }
        return choose(set, hits, now, alpha, to, end);
    }

    // How many cells are gold in all worlds of the set (and so are open), or in some but not all.
    private int golds(int set, int from, int to, boolean inAll) {
        int golds = 0;
        for (int i = from; i < to && puzzle.anyGold; i++) {
            for (int clue = firstClue[live.cell[i]]; clue < firstClue[live.cell[i] + 1]; clue++) {
                golds += golden[clue] && sets.meets(set, clueSets, clue) && sets.within(set, clueSets, clue) == inAll
                        ? 1
                        : 0;
            }
        }
        return golds;
    }

    // Puts the cells that are not settled on the stack and gives its end, or the complement of a safe cell that tells
    // something.
    private int collect(int set, boolean dropDead, int from, int to) {
        live.room(2 * to - from);
        int end = to;
        for (int i = from; i < to; i++) {
            int cell = live.cell[i];
            boolean dangerous = sets.meets(set, danger, cell);
            if (dangerous && sets.within(set, danger, cell)) {
                continue;
            }
            int parts = parts(set, cell);
            if (!dangerous && parts > 1) {
                return ~cell;
            }
            if (dangerous && (parts > 1 || !dropDead)) {
                live.cell[end] = cell;
                live.tells[end++] = parts;
            }
        }
        return end;
    }

    private int parts(int set, int cell) {
        int parts = 0;
        for (int clue = firstClue[cell]; clue < firstClue[cell + 1]; clue++) {
            parts += sets.meets(set, clueSets, clue) ? 1 : 0;
        }
        return parts;
    }

    // Opens a cell and plays on in each part of the set that what it shows tells apart.
    private long open(int set, int cell, int hits, int lives, boolean risky, long alpha, int from, int to) {
        int part = sets.push();
        long rest = risky && lives == 1 ? safeReach(set, cell) : reach(set);
        long value = 0;
        int end = firstClue[cell + 1];
        // One turn more than there are clues: the danger, if a life can be spent on it.
        for (int clue = firstClue[cell]; clue < (risky && lives > 1 ? end + 1 : end); clue++) {
            int hit = clue == end ? 1 : 0;
            if (sets.meet(part, set, hit == 1 ? danger : clueSets, hit == 1 ? cell : clue)) {
                rest -= reach(part);
                value += search(part, hits + hit, lives - hit, alpha - value - rest, from, to);
                if (value + rest <= alpha || search.budget.spent()) {
                    break;
                }
            }
        }
        sets.pop(part);
        return value + rest;
    }

    private long choose(int set, int hits, int lives, long alpha, int from, int end) {
        long all = weight(set);
        if (lives > 1 && lives > end - from) {
            return all;
        }
        for (int i = from; i < end; i++) {
            live.gain[i] = live.tells[i] == 0 ? 0 : safeReach(set, live.cell[i]);
        }
        live.sort(from, end);
        long best = heaviest(set);
        long bound = best;
        int left = sets.size(set) > Narrow.MOST_WORLDS ? search.width : end - from;
        for (int i = from; i < end; i++) {
            long reach = lives > 1 ? all : live.gain[i];
            if (reach <= Math.max(best, alpha)) {
                bound = Math.max(bound, reach);
                break;
            }
            if (dominated(set, i, from)) {
                continue;
            }
            if (left-- == 0) {
                search.narrowed = true;
                break;
            }
            long value = open(set, live.cell[i], hits, lives, true, Math.max(alpha, best), from, end);
            if (search.budget.spent()) {
                return best;
            }
            bound = Math.max(bound, value);
            if (value > Math.max(alpha, best)) {
                best = value;
                move = set == 0 ? live.cell[i] : move;
            }
        }
        return best > alpha ? best : bound;
    }

    private boolean dominated(int set, int at, int from) {
        for (int i = from; i < at; i++) {
            if (sets.implies(set, danger, live.cell[i], live.cell[at])) {
                return true;
            }
        }
        return false;
    }

    /**
     * Where worlds differ in their number of dangers, the game's end tells something too: puts the worlds whose safe cells
     * are all open on the stack, and marks the dead cells that can wait; see {@link Narrow}.
     */
    private int ended(int set, boolean simple, int from, int end) {
        long[] one = new long[words];
        long[] two = new long[words];
        for (int i = from; i < end; i++) {
            for (int j = 0; j < words; j++) {
                long safe = sets.without(set, danger, live.cell[i], j);
                two[j] |= one[j] & safe;
                one[j] |= safe;
            }
        }
        if (simple) {
            markDead(set, one, two, from, end);
        }
        int ended = sets.push();
        for (int j = 0; j < words; j++) {
            sets.bits[ended + j] = sets.bits[set + j] & ~one[j];
        }
        return ended;
    }

    private void markDead(int set, long[] one, long[] two, int from, int end) {
        boolean[] waits = new boolean[end - from];
        long[] covered = new long[words];
        for (int i = from; i < end; i++) {
            long last = 0;
            for (int j = 0; j < words; j++) {
                last |= sets.without(set, danger, live.cell[i], j) & one[j] & ~two[j];
            }
            waits[i - from] = live.tells[i] == 1 && last == 0;
            for (int j = 0; j < words && !waits[i - from]; j++) {
                covered[j] |= sets.without(set, danger, live.cell[i], j);
            }
        }
        boolean enough = sets.within(set, covered, 0);
        for (int i = from; i < end && enough; i++) {
            live.tells[i] = waits[i - from] ? 0 : live.tells[i];
        }
    }

    private long playOnWithout(int ended, int set, int hits, int lives, long alpha, int from, int end) {
        long won = weight(ended);
        for (int j = 0; j < words; j++) {
            sets.bits[ended + j] = sets.bits[set + j] & ~sets.bits[ended + j];
        }
        long value = sets.size(ended) == 0 ? 0 : explore(ended, hits, lives, alpha - won, from, end);
        sets.pop(ended);
        return won + value;
    }

    private long weight(int set) {
        long sum = 0;
        for (int i = 0; i < words; i++) {
            sum += weight(i, sets.bits[set + i]);
        }
        return sum;
    }

    // The most that can be won of a set.
    private long reach(int set) {
        long sum = 0;
        for (int i = 0; i < words; i++) {
            sum += reach(i, sets.bits[set + i]);
        }
        return sum;
    }

    private long safeReach(int set, int cell) {
        long sum = 0;
        for (int i = 0; i < words; i++) {
            sum += reach(i, sets.without(set, danger, cell, i));
        }
        return sum;
    }

    // See Narrow for how groups are counted; without rivals each world is a group.
    private long reach(int at, long word) {
        long last = lastRival[at];
        return puzzle.weights.length > 0 ? weight(at, word) : Long.bitCount(((word & ~last) + ~last | word) & last);
    }

    private long weight(int at, long word) {
        if (puzzle.weights.length == 0) {
            return Long.bitCount(word);
        }
        long sum = 0;
        for (long rest = word; rest != 0; rest &= rest - 1) {
            sum += puzzle.weights[worlds[(at << 6) + Long.numberOfTrailingZeros(rest)]];
        }
        return sum;
    }

    private long heaviest(int set) {
        long most = 1;
        for (int i = 0; i < words && puzzle.weights.length > 0; i++) {
            for (long rest = sets.bits[set + i]; rest != 0; rest &= rest - 1) {
                most = Math.max(most, puzzle.weights[worlds[(i << 6) + Long.numberOfTrailingZeros(rest)]]);
            }
        }
        return most;
    }
}
