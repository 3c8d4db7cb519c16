package sweeplab.agent;

/**
 * How hard a planning agent thinks: guesses looked ahead, cells tried at each, how much less safe than the safest they may be
 * (as a share of its survival), and when the rest is solved to the end.
 */
record Effort(int depth, int candidates, double widest, int worlds, long nodes) {

    /** Some two thousand expert games a second: one look ahead, and short endgames. */
    static final Effort FAST = new Effort(1, 6, 0.95, 200, 5_000);

    /** Some five hundred: two looks ahead. */
    static final Effort BALANCED = new Effort(2, 12, 0.9, 2_000, 200_000);

    /** Three looks ahead over more cells, and endgames of thousands of worlds. */
    static final Effort STRONG = new Effort(3, 20, 0.85, 5_000, 1_000_000);
}
