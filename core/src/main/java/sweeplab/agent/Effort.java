package sweeplab.agent;

/**
 * How hard a planning agent thinks: guesses looked ahead, cells tried at each, how much less safe than the safest they may be
 * (as a share of its survival); and when the rest is solved to the end: with how many worlds left, how many cells tried
 * wherever there are more than a few worlds, and how large a tree.
 */
record Effort(int depth, int candidates, double widest, int worlds, int width, long nodes) {

    /** Some three thousand expert games a second: one look ahead, and short endgames. */
    static final Effort FAST = new Effort(1, 6, 0.95, 200, 100, 5_000);

    /** Some five hundred: two looks ahead, endgames of thousands of worlds. */
    static final Effort BALANCED = new Effort(2, 12, 0.9, 8_000, 2, 300_000);

    /** Some twenty: endgames of hundreds of thousands. */
    static final Effort STRONG = new Effort(2, 12, 0.9, 300_000, 2, 5_000_000);
}
