// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.Arrays;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.count.result.Analysis;
import sweeplab.infer.CertainBySat;
import sweeplab.logic.SatTools;
import sweeplab.view.View;
import sweeplab.world.World;

/** Positions of any rule that are too large to be counted: what is certain is asked of a SAT solver, and what is not is shown by worlds. */
public final class LargeRelations {

    private final View view;
    private final CertainBySat certain;

    public LargeRelations(View view, SatTools tools, Budget budget) {
        this.view = view;
        certain = new CertainBySat(view, tools, budget);
    }

    /** The analysis itself, or where it was not counted and rules are no plain counts, what the solver finds: chances that are not certain are not known. */
    public static Analysis improve(Analysis analysis, View view, SatTools tools, Budget budget) {
        boolean wanted = analysis.verdict() == Analysis.Verdict.TOO_LARGE
                && !view.rules().plain();
        return wanted ? new LargeRelations(view, tools, budget).analysis() : analysis;
    }

    private Analysis analysis() {
        double[] chances = new double[view.topology().size()];
        Arrays.fill(chances, Double.NaN);
        certain.safe().forEach(cell -> chances[cell] = 0);
        certain.dangers().forEach(cell -> chances[cell] = 1);
        return new Analysis(Analysis.Verdict.TOO_LARGE, certain.safe(), certain.dangers(), chances, new double[0]);
    }

    /** A world that fits and has, or has not, a danger in this cell. */
    public Optional<World> world(int cell, boolean danger) {
        return certain.world(cell, danger);
    }
}
