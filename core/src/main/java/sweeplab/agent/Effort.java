package sweeplab.agent;

/**
 * How hard a planning agent thinks: guesses looked ahead, cells tried at each, how much less safe than the safest they may be
 * (as a share of its survival), and when the rest is solved to the end.
 */
record Effort(int depth, int candidates, double widest, int worlds, long nodes) {

    /** Thousands of games a second: the nearly safest few cells, and short endgames. */
    static final Effort FAST = new Effort(1, 4, 0.97, 60, 2_000);

    /** Hundreds of games a second. */
    static final Effort BALANCED = new Effort(1, 12, 0.9, 400, 20_000);

    /** A few games a second. */
    static final Effort STRONG = new Effort(2, 12, 0.9, 2_000, 200_000);
}
