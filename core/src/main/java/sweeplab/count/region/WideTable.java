// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.count.layers.Weights;

/** What was worked out for a puzzle that may have more solutions than a double can say. */
final class WideTable extends DangerTable {

    private final Weights solutions;
    private final Weights[] danger;
    private final Weights[] safe;

    WideTable(byte[] support, int least, Weights solutions, Weights[] danger, Weights... safe) {
        super(Verdict.SOLVED, support, least, solutions.length(), new double[0], 0);
        this.solutions = solutions;
        this.danger = danger;
        this.safe = safe;
    }

    @Override
    boolean quick() {
        return false;
    }

    @Override
    public Weights solutionsOfAnySize() {
        return solutions;
    }

    @Override
    Weights dangerOfAnySize(int box) {
        return danger[box];
    }

    @Override
    Weights safeOfAnySize(int box) {
        return safe[box];
    }

    @Override
    TotalSet totals() {
        return possible(solutions);
    }

    @Override
    TotalSet totalsWithDanger(int box) {
        return possible(danger[box]);
    }

    @Override
    TotalSet totalsWithSafe(int box) {
        return possible(safe[box]);
    }

    private static TotalSet possible(Weights weights) {
        return TotalSet.of(weights.length(), k -> !weights.isZero(k));
    }
}
