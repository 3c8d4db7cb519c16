// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.Arrays;
import java.util.function.IntPredicate;
import sweeplab.prove.lines.Line;

/** Whether two lines alone settle a variable (the subset rule and all beyond it): exact, by the numbers that each of their three regions can hold. */
final class TwoLines {

    private final Facts facts;

    TwoLines(Facts facts) {
        this.facts = facts;
    }

    /** True if the two lines, and what is told of single cells, leave one value for the variable, which stands in the first; the second may be the same. */
    boolean settle(int var, Line a, Line b) {
        int shared = shared(a, b, each -> facts.told(each) == null);
        int onlyA = unknown(a) - shared;
        int onlyB = unknown(b) - shared;
        int trueA = trues(a);
        int trueB = trues(b);
        int fewest = Math.max(0, Math.max(a.least - trueA - onlyA, b.least - trueB - onlyB));
        int most = Math.min(shared, Math.min(a.most - trueA, b.most - trueB));
        if (Arrays.binarySearch(b.vars, var) >= 0) {
            return most == 0 || fewest == shared;
        }
        return a.least - trueA - most >= onlyA || a.most - trueA - fewest <= 0;
    }

    /** True if two lines, which may be the same, cannot both hold, whatever is told of single cells. */
    static boolean clash(Line a, Line b) {
        int shared = shared(a, b, var -> true);
        int fewest = Math.max(0, Math.max(a.least - (a.vars.length - shared), b.least - (b.vars.length - shared)));
        int most = Math.min(shared, Math.min(a.most, b.most));
        return fewest > most;
    }

    private int unknown(Line line) {
        int count = 0;
        for (int var : line.vars) {
            count += facts.told(var) == null ? 1 : 0;
        }
        return count;
    }

    private int trues(Line line) {
        int count = 0;
        for (int var : line.vars) {
            Line told = facts.told(var);
            count += told != null && told.least == 1 ? 1 : 0;
        }
        return count;
    }

    // Both lists are sorted.
    private static int shared(Line a, Line b, IntPredicate counts) {
        int count = 0;
        for (int i = 0, j = 0; i < a.vars.length && j < b.vars.length; ) {
            int order = Integer.compare(a.vars[i], b.vars[j]);
            count += order == 0 && counts.test(a.vars[i]) ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return count;
    }
}
