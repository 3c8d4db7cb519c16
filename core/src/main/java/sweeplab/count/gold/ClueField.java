// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

/** The bits of a state's key for one clue: how many more of its cells may hold what it counts, or must where there is no upper bound. */
final class ClueField {

    private final GoldPuzzle.Clue clue;
    private final boolean boundless;
    private final int slack;
    private final int shift;
    private final long mask;
    private int open;

    ClueField(GoldPuzzle.Clue clue, int shift) {
        this.clue = clue;
        this.shift = shift;
        mask = ((1L << bits(clue)) - 1) << shift;
        boundless = clue.most >= clue.cells;
        slack = boundless ? 0 : clue.most - clue.least;
        open = clue.cells;
    }

    static int bits(GoldPuzzle.Clue clue) {
        return 32 - Integer.numberOfLeadingZeros(Math.max(1, start(clue)));
    }

    private static int start(GoldPuzzle.Clue clue) {
        return clue.most >= clue.cells ? Math.max(0, clue.least) : clue.most;
    }

    long mask() {
        return mask;
    }

    /** What the field holds before any of its cells is filled. */
    long first() {
        return (long) start(clue) << shift;
    }

    /** One more of its cells is about to be filled: true if it is the last. */
    boolean close() {
        return --open == 0;
    }

    /** The key after the cell holds this, or -1 if the clue can then not be met. */
    long take(long key, int what) {
        long left = (key & mask) >>> shift;
        long taken = what != clue.what || boundless && left == 0 ? 0 : 1;
        return taken > left || left - taken - slack > open ? -1 : key - (taken << shift);
    }
}
