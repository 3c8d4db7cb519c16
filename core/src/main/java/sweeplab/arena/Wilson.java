// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import sweeplab.base.PublicApi;

/** The 95 % interval of a rate by Wilson's score, which stays within 0 and 1 and holds for few games too. */
@PublicApi
public record Wilson(double low, double high) {

    private static final double Z = 1.959963984540054;

    public static Wilson of(long wins, long games) {
        if (wins < 0 || wins > games) {
            throw new IllegalArgumentException(wins + " wins of " + games + " games");
        }
        if (games == 0) {
            return new Wilson(0, 1);
        }
        double n = games;
        double rate = wins / n;
        double middle = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n);
        double half = Z / (1 + Z * Z / n) * Math.sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n));
        return new Wilson(wins == 0 ? 0 : Math.max(0, middle - half), wins == games ? 1 : Math.min(1, middle + half));
    }

    /** Half the width. */
    public double half() {
        return (high - low) / 2;
    }
}
