// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.util.Locale;

/** How likely a difference is by chance alone, in words: to four digits, or that it is less than they can show. */
public final class PValue {

    private static final double LEAST = 0.0001;

    private PValue() {}

    /** The number by itself, as for a table. */
    public static String told(double p) {
        return p < LEAST ? "below 0.0001" : String.format(Locale.ROOT, "%.4f", p);
    }

    /** The same within a sentence. */
    public static String named(double p) {
        return (p < LEAST ? "p " : "p = ") + told(p);
    }
}
