package sweeplab.explain;

import java.util.Arrays;

/** Whether two lines alone settle a variable: exact, by the numbers that each of their three regions can hold. */
final class Regions {

    private Regions() {}

    /** True if the two lines leave only one value for the variable, which stands in the first; the second may be the same. */
    static boolean settle(int var, Line a, Line b) {
        int shared = shared(a, b);
        int onlyA = a.vars.length - shared;
        int onlyB = b.vars.length - shared;
        int fewest = Math.max(0, Math.max(a.least - onlyA, b.least - onlyB));
        int most = Math.min(shared, Math.min(a.most, b.most));
        if (Arrays.binarySearch(b.vars, var) >= 0) {
            return most == 0 || fewest == shared;
        }
        return a.least - most >= onlyA || a.most - fewest <= 0;
    }

    // Both lists are sorted.
    private static int shared(Line a, Line b) {
        int count = 0;
        for (int i = 0, j = 0; i < a.vars.length && j < b.vars.length; ) {
            int order = Integer.compare(a.vars[i], b.vars[j]);
            count += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return count;
    }
}
