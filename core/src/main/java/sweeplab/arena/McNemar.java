// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import sweeplab.base.PublicApi;

/**
 * Two agents compared on the same boards: only boards that one of them wins and the other does not say which is better.
 *
 * @param both boards that both win
 * @param onlyFirst boards that only the first wins
 * @param onlySecond boards that only the second wins
 * @param neither boards that neither wins
 */
@PublicApi
public record McNemar(long both, long onlyFirst, long onlySecond, long neither) {

    private static final double Z = 1.959963984540054;

    public static McNemar of(boolean[] first, boolean[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(first.length + " games against " + second.length);
        }
        long[] counts = new long[4];
        for (int i = 0; i < first.length; i++) {
            counts[(first[i] ? 0 : 2) + (second[i] ? 0 : 1)]++;
        }
        return new McNemar(counts[0], counts[1], counts[2], counts[3]);
    }

    public long games() {
        return both + onlyFirst + onlySecond + neither;
    }

    /** How much higher the first one's win rate is. */
    public double difference() {
        return games() == 0 ? 0 : (double) (onlyFirst - onlySecond) / games();
    }

    /** Half the width of the 95 % interval of the difference. */
    public double half() {
        if (games() == 0) {
            return 0;
        }
        double n = games();
        double net = onlyFirst - onlySecond;
        return Z * Math.sqrt(onlyFirst + onlySecond - net * net / n) / n;
    }

    /** How likely a difference as large as this, either way, would be if both were equally good: exact, two-sided. */
    public double p() {
        long discordant = onlyFirst + onlySecond;
        long fewer = Math.min(onlyFirst, onlySecond);
        if (2 * fewer == discordant) {
            return 1;
        }
        double term = Math.exp(logChoose(discordant, fewer) - discordant * Math.log(2));
        double sum = 0;
        for (long k = fewer; k >= 0 && term > 0; k--) {
            sum += term;
            term *= (double) k / (discordant - k + 1);
        }
        return Math.min(1, 2 * sum);
    }

    private static double logChoose(long n, long k) {
        return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
    }

    // Stirling's series is exact to the last digits from about 20 on.
    private static double logFactorial(long n) {
        if (n < 32) {
            double sum = 0;
            for (long i = 2; i <= n; i++) {
                sum += Math.log(i);
            }
            return sum;
        }
        double x = n;
        return x * Math.log(x)
                - x
                + Math.log(2 * Math.PI * x) / 2
                + 1 / (12 * x)
                - 1 / (360 * x * x * x)
                + 1 / (1260 * x * x * x * x * x);
    }
}
