// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.result;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import sweeplab.base.PublicApi;
import sweeplab.base.Ratio;

/**
 * A position counted in whole numbers: how many worlds fit it, and each chance as a fraction.
 *
 * @param verdict whether the counting could be done
 * @param solutions the number of worlds that fit, 0 if it is not known
 * @param danger the chance of danger for every covered cell; empty if it is not known
 * @param gold the chance of gold for every covered cell of a game with gold clues
 */
@PublicApi
public record Census(
        Analysis.Verdict verdict, BigInteger solutions, Map<Integer, Ratio> danger, Map<Integer, Ratio> gold) {

    public static Census unknown(Analysis.Verdict verdict) {
        return new Census(verdict, BigInteger.ZERO, Map.of(), Map.of());
    }

    /** The chance that a covered cell holds a danger. */
    public Ratio danger(int cell) {
        return known(danger, cell);
    }

    /** The chance that a covered cell holds gold. */
    public Ratio gold(int cell) {
        return known(gold, cell);
    }

    private static Ratio known(Map<Integer, Ratio> chances, int cell) {
        Ratio chance = chances.get(cell);
        if (chance == null) {
            throw new IllegalArgumentException("cell " + cell + " is not covered, or its chance is not known");
        }
        return chance;
    }

    public static Map<Integer, Ratio> newMap() {
        return new HashMap<>();
    }
}
