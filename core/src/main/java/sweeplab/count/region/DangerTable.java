// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.count.layers.Weights;

/**
 * What was worked out for one puzzle: how many solutions it has with each number of dangers, and how many dangers and safe cells
 * each box holds in them. The numbers of a table that is not a {@link WideTable} are whole, up to where a double rounds them, and
 * were never scaled: they are 0 only where there is no solution.
 */
public class DangerTable {

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

    static final DangerTable IMPOSSIBLE = new DangerTable(Verdict.IMPOSSIBLE, new byte[0]);
    static final DangerTable TOO_LARGE = new DangerTable(Verdict.TOO_LARGE, new byte[0]);

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

    /** A table without numbers. */
    DangerTable(Verdict verdict, byte... support) {
        this(verdict, support, 0, 0, new double[0], 0);
    }

    DangerTable(byte[] support, int least, double[] solutions, int boxes) {
        this(Verdict.SOLVED, support, least, solutions.length, solutions, boxes * solutions.length);
    }

    // A wide table keeps its numbers elsewhere.
    DangerTable(Verdict verdict, byte[] support, int least, int width, double[] solutions, int cells) {
        this.verdict = verdict;
        this.support = support;
        this.least = least;
        this.solutions = solutions;
        this.width = width;
        danger = new double[cells];
        safe = new double[cells];
    }

    /** True if the numbers are doubles. */
    boolean quick() {
        return true;
    }

    /** The solutions as weights, whatever their size; dangers and safe cells of a box likewise. */
    public Weights solutionsOfAnySize() {
        return Weights.of(solutions);
    }

    Weights dangerOfAnySize(int box) {
        return Weights.of(danger, box * width, width);
    }

    Weights safeOfAnySize(int box) {
        return Weights.of(safe, box * width, width);
    }

    /** The numbers of dangers beyond the least that a solution may have. */
    TotalSet totals() {
        return TotalSet.of(width, k -> solutions[k] != 0);
    }

    /** The numbers of dangers beyond the least with which one may lie in this box. */
    TotalSet totalsWithDanger(int box) {
        return TotalSet.of(width, k -> danger[box * width + k] != 0);
    }

    /** The numbers of dangers beyond the least with which a cell of this box may be safe. */
    TotalSet totalsWithSafe(int box) {
        return TotalSet.of(width, k -> safe[box * width + k] != 0);
    }

    public int most() {
        return least + width - 1;
    }
}
