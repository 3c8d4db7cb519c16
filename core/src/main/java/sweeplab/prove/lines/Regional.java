// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.proof.Sense;

/**
 * The unknown cells that hang together by clues, region by region. A total ties all regions to each other only by number: the
 * fewest or most that each region can hold are found and proved for each by itself, which spares trying them all together.
 */
public final class Regional {

    private final Ledger ledger;
    private final Budget budget;
    private final int[] region;
    private final List<int[]> regions = new ArrayList<>();

    /** The regions of a ledger from which all simple conclusions have been drawn. */
    public Regional(Ledger ledger, Budget budget) {
        this.ledger = ledger;
        this.budget = budget;
        region = new int[ledger.variables()];
        for (int var = 0; var < region.length; var++) {
            if (!ledger.known(var) && region[var] == 0) {
                regions.add(gather(var, regions.size() + 1));
            }
        }
    }

    private int[] gather(int from, int number) {
        List<Integer> found = new ArrayList<>();
        Deque<Integer> next = new ArrayDeque<>();
        region[from] = number;
        next.add(from);
        while (!next.isEmpty()) {
            int var = next.remove();
            found.add(var);
            for (int k = 0; k < ledger.touching(var); k++) {
                Line line = ledger.line(ledger.touching(var, k));
                for (int other : line.isTotal() ? new int[0] : line.vars) {
                    if (!ledger.known(other) && region[other] == 0) {
                        region[other] = number;
                        next.add(other);
                    }
                }
            }
        }
        return found.stream().sorted().mapToInt(Integer::intValue).toArray();
    }

    public List<int[]> all() {
        return regions;
    }

    /** The region of an unknown variable. */
    int[] of(int var) {
        return regions.get(region[var] - 1);
    }

    /** Adds to the ledger, for every region but one, a line with the fewest (or the most) that it can hold. */
    void learnAllBut(int[] excepted, Sense sense) {
        for (int[] each : regions) {
            Line line = each == excepted || each.length < 2 ? null : extreme(each, sense);
            if (line != null) {
                ledger.add(line);
            }
        }
    }

    // Supposes ever less freely until that is possible: the last thing refuted is the bound.
    private @Nullable Line extreme(int[] vars, Sense sense) {
        boolean least = sense == Sense.LEAST;
        Line best = null;
        for (int count = least ? 0 : vars.length; !budget.spent(); count += least ? 1 : -1) {
            Line line = refute(vars, sense.opposite(), count);
            if (line == null) {
                return best;
            }
            best = line;
        }
        return best;
    }

    private @Nullable Line refute(int[] vars, Sense sense, int count) {
        int moment = ledger.moment();
        int size = ledger.size();
        Line assumption = ledger.suppose(sense, count, vars);
        Line absurdity = new Splits(ledger, budget, null).only(vars).refute();
        ledger.undo(moment, size);
        return absurdity == null || !absurdity.hangsOn(assumption) ? null : Line.refuted(assumption, absurdity);
    }
}
