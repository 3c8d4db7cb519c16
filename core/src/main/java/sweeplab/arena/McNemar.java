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

    /** The lower end of the 95 % interval of the difference: Newcombe's, made of Wilson's intervals of both win rates. */
    public double low() {
        return games() == 0 ? -1 : difference() - reach(both + onlyFirst, both + onlySecond);
    }

    /** Its upper end. */
    public double high() {
        return games() == 0 ? 1 : difference() + reach(both + onlySecond, both + onlyFirst);
    }

    // How far the difference may fall if these wins were fewer and the others more; they go together as the boards say.
    private double reach(long fewer, long more) {
        double down = (double) fewer / games() - Wilson.of(fewer, games()).low();
        double up = Wilson.of(more, games()).high() - (double) more / games();
        return Math.sqrt(down * down - 2 * correlation() * down * up + up * up);
    }

    // Of the wins of both; less than the boards show where it is positive, for few boards may agree by chance.
    private double correlation() {
        double together = (double) both * neither - (double) onlyFirst * onlySecond;
        double lessened = together > 0 ? Math.max(0, together - games() / 2.0) : together;
        double spread = Math.sqrt((double) (both + onlyFirst) * (onlySecond + neither))
                * Math.sqrt((double) (both + onlySecond) * (onlyFirst + neither));
        return spread == 0 ? 0 : lessened / spread;
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
