package sweeplab.count.region;

/**
 * What was worked out for one puzzle: how many solutions it has with each number of dangers, and how many dangers and safe cells
 * each box holds in them, all on one scale.
 */
public final class DangerTable {

    /** How far the work went. */
    enum Verdict {
        /** The numbers are there. */
        SOLVED,
        /** Some boxes are safe or full in every solution; the numbers were not worked out. */
        DECIDED,
        /** There is no solution. */
        IMPOSSIBLE,
        /** Not known: more states than the budget allows. */
        TOO_LARGE
    }

    static final DangerTable IMPOSSIBLE = new DangerTable(Verdict.IMPOSSIBLE, new byte[0], 0, new double[0], 0);
    static final DangerTable TOO_LARGE = new DangerTable(Verdict.TOO_LARGE, new byte[0], 0, new double[0], 0);

    static final byte MAY_BE_SAFE = 1;
    static final byte MAY_BE_DANGER = 2;

    final Verdict verdict;

    /** For each box whether its cells may be safe and may be dangerous. */
    final byte[] support;

    /** The fewest dangers of a solution, and how many numbers follow from there. */
    public final int least;

    public final int width;

    /** Solutions with {@code least + k} dangers. */
    public final double[] solutions;

    /** Dangers in box b, summed over the solutions with {@code least + k} dangers, at {@code b * width + k}; safe cells likewise. */
    final double[] danger;

    final double[] safe;

    DangerTable(Verdict verdict, byte[] support, int least, double[] solutions, int boxes) {
        this.verdict = verdict;
        this.support = support;
        this.least = least;
        this.solutions = solutions;
        width = solutions.length;
        danger = new double[boxes * width];
        safe = new double[boxes * width];
    }

    public int most() {
        return least + width - 1;
    }
}
