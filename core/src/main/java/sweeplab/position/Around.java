// SPDX-License-Identifier: Apache-2.0
package sweeplab.position;

/**
 * What lies around one cell, in one word, so that learning a fact costs one read and one write a neighbour: how many neighbours are unknown, the most and the least
 * dangers among them (20 bits each, the last two with a bias so that they may go below 0), and three marks.
 */
final class Around {

    private static final int MOST = 20;
    private static final int LEAST = 40;
    private static final long FIELD = (1L << 20) - 1;
    private static final int BIAS = 1 << 18;
    private static final long BIASES = ((long) BIAS << MOST) | ((long) BIAS << LEAST);

    static final long ONE_SAFE = 1;
    static final long ONE_DANGER = 1 | (1L << MOST) | (1L << LEAST);

    /** The cell is open and shows a clue. */
    static final long CLUE = 1L << 60;
    /** The clue waits in the queue of those that decide their neighbours. */
    static final long QUEUED = 1L << 61;
    /** The clue is in the list of those that changed. */
    static final long CHANGED = 1L << 62;

    private Around() {}

    static long fresh(int neighbours) {
        return BIASES | neighbours;
    }

    /** The word of a cell that shows a clue from now on. */
    static long clue(long word, int atLeast, int atMost) {
        return word + CLUE + ((long) atMost << MOST) + ((long) atLeast << LEAST);
    }

    static int unknown(long word) {
        return (int) (word & FIELD);
    }

    static int most(long word) {
        return (int) ((word >>> MOST) & FIELD) - BIAS;
    }

    static int least(long word) {
        return (int) ((word >>> LEAST) & FIELD) - BIAS;
    }

    /** True if a clue has nothing more to say and holds. */
    static boolean met(long word) {
        return (word & FIELD) == 0 && most(word) >= 0 && least(word) <= 0;
    }

    /** True if a clue cannot hold any more. */
    static boolean broken(long word) {
        return most(word) < 0 || least(word) > unknown(word);
    }

    /** True if a clue decides its unknown neighbours, of which there are some. */
    static boolean decides(long word) {
        return (word & FIELD) != 0 && (most(word) == 0 || least(word) == unknown(word));
    }
}
