// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sweeplab.base.Budget;

/** Leaves out of an argument every given that it can do without: what is left is a minimal unsatisfiable subset, with the claim denied. */
public final class Shrink {

    private Shrink() {}

    /** The givens that a line rests on, in the order of {@code lines}. */
    public static List<Line> used(Line line, List<Line> lines) {
        Set<Line> seen = new HashSet<>();
        collect(line, seen);
        return lines.stream().filter(seen::contains).toList();
    }

    private static void collect(Line line, Set<Line> seen) {
        if (!seen.add(line)) {
            return;
        }
        if (line.reason instanceof Line.Reason.Counted counted) {
            counted.uses().forEach(use -> collect(use.line(), seen));
        } else if (line.reason instanceof Line.Reason.Refuted refuted) {
            collect(refuted.absurdity(), seen);
        }
    }

    /** A line that reaches the goal in the same way from as few of these lines as leaving out one after the other gives, last first. */
    public static Line shrink(Line reached, Goal goal, Goal.Way way, int variables, List<Line> lines, Budget budget) {
        Line best = reached;
        List<Line> core = used(reached, lines);
        for (int i = core.size() - 1; i >= 0; i--) {
            List<Line> fewer = new ArrayList<>(core);
            fewer.remove(i);
            Line again = budget.spend(core.size()) ? goal.reach(way, variables, fewer, budget) : null;
            if (again != null) {
                best = again;
                core = used(again, core);
                i = Math.min(i, core.size());
            }
        }
        return best;
    }
}
