// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.estimate;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Chances that were sampled, not counted.
 *
 * @param danger for every covered cell about what the chance of a danger is; NaN if the chains of samples do not agree on it
 * @param margin how far off that may be with 95 % confidence
 * @param chains how many chains of samples there were, 0 if no world was found to begin with
 * @param rounds how often each of them moved on
 */
public record Estimate(double[] danger, double[] margin, int chains, int rounds) {

    /** In how many of 100 cases, as a share, the chance is within the margin. */
    public static final double CONFIDENCE = 0.95;

    /** True if there is an estimate for the cell. */
    public boolean knows(int cell) {
        return !Double.isNaN(danger[cell]);
    }

    /** About how likely a danger is, and how far off that may be, as names and values; none if it is not known. */
    public Map<String, Double> shape(int cell) {
        Map<String, Double> shape = new LinkedHashMap<>();
        if (knows(cell)) {
            shape.put("estimate", danger[cell]);
            shape.put("margin", margin[cell]);
        }
        return shape;
    }

    /** How the estimate came about, as names and values. */
    public Map<String, Object> shape() {
        Map<String, Object> shape = new LinkedHashMap<>();
        shape.put("confidence", CONFIDENCE);
        shape.put("chains", chains);
        shape.put("rounds", rounds);
        return shape;
    }

    /** True if a world was found that fits: so one does. */
    public boolean foundWorld() {
        return chains > 0;
    }
}
