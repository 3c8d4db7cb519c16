// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.proof.Sense;
import sweeplab.prove.lines.Ledger;
import sweeplab.prove.lines.Line;
import sweeplab.prove.lines.Regional;
import sweeplab.prove.lines.Splits;

/** Looks for a model under the total when trying cells one by one takes too long: a filling for every number that a region can hold, then a sum that fits. */
final class Reckoning {

    private final Ledger ledger;
    private final Line total;
    private final Budget budget;

    /** Fillings of one region by how many dangers they have; null where there is none. */
    private record Fillings(int[] vars, List<boolean @Nullable []> byCount) {}

    Reckoning(int variables, List<Line> givens, Line total, Budget budget) {
        ledger = new Ledger(variables, givens);
        this.total = total;
        this.budget = budget;
    }

    /** A model in which a variable has this value (any model if it is -1), or null if there is none or the budget is spent. */
    @Nullable
    Model find(int var, boolean value) {
        if (ledger.propagate() != null || var >= 0 && ledger.known(var) && ledger.value(var) != value) {
            return null;
        }
        if (var >= 0 && !ledger.known(var)) {
            ledger.suppose(var, value);
        }
        if (ledger.propagate() != null) {
            return null;
        }
        int known = 0;
        for (int each : total.vars) {
            known += ledger.known(each) && ledger.value(each) ? 1 : 0;
        }
        List<Fillings> all = new ArrayList<>();
        for (int[] region : new Regional(ledger, budget).all()) {
            all.add(fill(region, total.most - known));
        }
        return budget.spent() ? null : combine(all, total.least - known, total.most - known);
    }

    private Fillings fill(int[] region, int most) {
        List<boolean @Nullable []> byCount = new ArrayList<>();
        for (int count = 0; count <= Math.min(most, region.length) && !budget.spent(); count++) {
            byCount.add(fillExactly(region, count));
        }
        return new Fillings(region, byCount);
    }

    private boolean @Nullable [] fillExactly(int[] region, int count) {
        int moment = ledger.moment();
        int size = ledger.size();
        ledger.suppose(Sense.MOST, count, region);
        ledger.suppose(Sense.LEAST, count, region);
        boolean fits = new Splits(ledger, budget, null).only(region).refute() == null && !budget.spent();
        boolean[] values = fits ? new boolean[region.length] : null;
        for (int i = 0; values != null && i < region.length; i++) {
            values[i] = ledger.value(region[i]);
        }
        ledger.undo(moment, size);
        return values;
    }

    // reach[r][n]: how many the r-th region holds when the first r+1 regions hold n together, or -1.
    private @Nullable Model combine(List<Fillings> all, int least, int most) {
        if (most < 0) {
            return null;
        }
        int[][] reach = new int[all.size() + 1][most + 1];
        for (int[] row : reach) {
            java.util.Arrays.fill(row, -1);
        }
        reach[0][0] = 0;
        for (int r = 0; r < all.size(); r++) {
            extend(reach[r], reach[r + 1], all.get(r).byCount());
        }
        for (int sum = Math.max(0, least); sum <= most; sum++) {
            if (reach[all.size()][sum] >= 0) {
                return model(all, reach, sum);
            }
        }
        return null;
    }

    private static void extend(int[] before, int[] after, List<boolean @Nullable []> byCount) {
        for (int sum = 0; sum < before.length; sum++) {
            for (int count = 0; before[sum] >= 0 && count < byCount.size() && sum + count < after.length; count++) {
                if (byCount.get(count) != null) {
                    after[sum + count] = count;
                }
            }
        }
    }

    private Model model(List<Fillings> all, int[][] reach, int sum) {
        boolean[] values = new boolean[ledger.variables()];
        for (int var = 0; var < values.length; var++) {
            values[var] = ledger.known(var) && ledger.value(var);
        }
        int left = sum;
        for (int r = all.size() - 1; r >= 0; r--) {
            int count = reach[r + 1][left];
            boolean[] part = all.get(r).byCount().get(count);
            for (int i = 0; part != null && i < part.length; i++) {
                values[all.get(r).vars()[i]] = part[i];
            }
            left -= count;
        }
        return new Model(values);
    }
}
