// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.Arrays;
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

    private @Nullable Model combine(List<Fillings> all, int least, int most) {
        long bytes = 0;
        int length = 1;
        for (Fillings each : all) {
            length += each.byCount().size();
            bytes += 4L * Math.min(length, most + 1L);
        }
        if (most < 0 || !budget.take(bytes)) {
            return most < 0 ? null : giveUp();
        }
        Model found = combine(all, Math.max(0, least), reach(all, most));
        budget.release(bytes);
        return found;
    }

    private @Nullable Model combine(List<Fillings> all, int least, int[][] reach) {
        if (budget.spent()) {
            return null;
        }
        for (int sum = least; sum < reach[all.size()].length; sum++) {
            if (reach[all.size()][sum] >= 0) {
                return model(all, reach, sum);
            }
        }
        return null;
    }

    // Not found is not the same as not there: nothing may be concluded from it.
    private @Nullable Model giveUp() {
        budget.cancel();
        return null;
    }

    // At [r + 1][n]: how many the r-th region holds when the regions up to it hold n together, or -1.
    private int[][] reach(List<Fillings> all, int most) {
        int[][] reach = new int[all.size() + 1][];
        reach[0] = new int[] {0};
        for (int r = 0; r < all.size() && !budget.spent(); r++) {
            List<boolean @Nullable []> byCount = all.get(r).byCount();
            reach[r + 1] = new int[Math.min(most + 1, reach[r].length + byCount.size())];
            Arrays.fill(reach[r + 1], -1);
            extend(reach[r], reach[r + 1], byCount);
        }
        return reach;
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
