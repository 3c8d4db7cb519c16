// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.Arrays;

/**
 * How much higher a number is in one agent's games than in another's on the same boards, on average, with half its 95 % interval. Two games
 * more are reckoned with, in which one agent is better by one and then the other (as Agresti and Min do for pairs): few games, or games
 * that are all alike, do not look surer than they are.
 */
public record MeanDifference(double mean, double half) {

    private static final double Z = 1.959963984540054;

    public static MeanDifference of(int[] first, int[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(first.length + " games against " + second.length);
        }
        double[] differences = new double[first.length];
        Arrays.setAll(differences, i -> first[i] - (double) second[i]);
        return of(differences);
    }

    /** From the differences of single games. */
    public static MeanDifference of(double... differences) {
        double sum = 0;
        double squares = 0;
        for (double difference : differences) {
            sum += difference;
            squares += difference * difference;
        }
        return of(sum, squares, differences.length);
    }

    /** From the sum of so many differences and that of their squares. */
    public static MeanDifference of(double sum, double squares, int games) {
        double mean = sum / Math.max(1, games);
        double n = games + 2.0;
        double middle = sum / n;
        double spread = Z * Math.sqrt((squares + 2 - middle * sum) / n / n);
        return new MeanDifference(mean, Math.abs(mean - middle) + spread);
    }

    public double low() {
        return mean - half;
    }

    public double high() {
        return mean + half;
    }
}
