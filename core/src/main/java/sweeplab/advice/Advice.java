// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import java.util.List;
import java.util.Optional;
import sweeplab.base.PublicApi;
import sweeplab.count.result.Analysis;

/**
 * The one answer about a position, which every front shows and none changes.
 *
 * @param best the probe to make; nothing if nothing is left to open, no world fits, or the agent knows no move
 * @param safest the cell with the least chance of danger, which need not be the best; -1 if there is none
 * @param solved true if every cell that is left is certainly a danger
 * @param clash the clues that cannot all be true, if no world fits
 */
@PublicApi
public record Advice(Analysis analysis, Optional<BestMove> best, int safest, boolean solved, List<Integer> clash) {

    public boolean consistent() {
        return analysis.verdict() != Analysis.Verdict.INCONSISTENT;
    }

    /** The chance of danger of the safest cell. */
    public double leastRisk() {
        return safest < 0 ? Double.NaN : analysis.danger(safest);
    }
}
