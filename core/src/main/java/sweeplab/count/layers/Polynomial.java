// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

import java.math.BigInteger;
import sweeplab.base.Budget;

/** Whole numbers by number of dangers, from {@code least} dangers on. */
public record Polynomial(int least, BigInteger... counts) {

    public static final Polynomial ONE = new Polynomial(0, BigInteger.ONE);

    public int most() {
        return least + counts.length - 1;
    }

    public Polynomial times(Polynomial other, Budget budget) {
        BigInteger[] product = BigPasses.zeros(counts.length + other.counts.length - 1);
        for (int i = 0; i < counts.length; i++) {
            budget.demand(steps(counts[i], other.counts.length));
            for (int j = 0; j < other.counts.length; j++) {
                product[i + j] = product[i + j].add(counts[i].multiply(other.counts[j]));
            }
        }
        return new Polynomial(least + other.least, product);
    }

    // So many products with a number take about so many steps.
    private static long steps(BigInteger number, int products) {
        return products * (1L + number.bitLength() / 1000);
    }

    /**
     * This to a power, number by number: n times the first number times the n-th of the power is the sum of (k (times + 1) - n) times
     * the k-th of these times the one k before, over k from 1 on. The first number must not be 0.
     */
    public Polynomial power(int times, Budget budget) {
        int degree = counts.length - 1;
        BigInteger[] power = BigPasses.zeros(degree * times + 1);
        power[0] = counts[0].pow(times);
        for (int n = 1; n < power.length; n++) {
            budget.demand(steps(power[n - 1], degree));
            BigInteger sum = BigInteger.ZERO;
            for (int k = 1; k <= Math.min(n, degree); k++) {
                BigInteger factor = counts[k].multiply(BigInteger.valueOf(k * (times + 1L) - n));
                sum = sum.add(power[n - k].multiply(factor));
            }
            power[n] = sum.divide(counts[0].multiply(BigInteger.valueOf(n)));
        }
        return new Polynomial(least * times, power);
    }

    /** At i, the sum of the j-th number of these times the (i + j)-th of those: what stands beside this and a row of this length. */
    public BigInteger[] besides(BigInteger[] those, int length, Budget budget) {
        BigInteger[] sums = BigPasses.zeros(length);
        for (int j = 0; j < counts.length; j++) {
            budget.demand(steps(counts[j], length));
            for (int i = 0; i < Math.min(length, those.length - j); i++) {
                sums[i] = sums[i].add(counts[j].multiply(those[i + j]));
            }
        }
        return sums;
    }

    public Polynomial plus(Polynomial same, int times) {
        BigInteger[] sum = counts.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] = sum[i].add(same.counts[i].multiply(BigInteger.valueOf(times)));
        }
        return new Polynomial(least, sum);
    }

    /** The count for this many dangers. */
    public BigInteger at(int dangers) {
        return dangers < least || dangers > most() ? BigInteger.ZERO : counts[dangers - least];
    }

    /** The sum of all counts, times share to the power of how many dangers are missing to the most. */
    public BigInteger weighed(int share) {
        BigInteger sum = BigInteger.ZERO;
        BigInteger weight = BigInteger.ONE;
        for (int i = counts.length - 1; i >= 0; i--) {
            sum = sum.add(counts[i].multiply(weight));
            weight = weight.multiply(BigInteger.valueOf(share));
        }
        return sum;
    }

    /** The ways to choose from so many cells, by number chosen. */
    public static Polynomial choose(int cells) {
        return choose(cells, 0, cells);
    }

    /** The ways to choose from {@code least} to {@code most} of so many cells. */
    public static Polynomial choose(int cells, int least, int most) {
        int from = Math.max(0, least);
        int to = Math.max(from, Math.min(cells, most));
        BigInteger[] ways = BigPasses.zeros(to - from + 1);
        BigInteger way = from > cells ? BigInteger.ZERO : BigInteger.ONE;
        for (int k = 0; k <= to; k++) {
            if (k >= from) {
                ways[k - from] = way;
            }
            way = way.multiply(BigInteger.valueOf(cells - k)).divide(BigInteger.valueOf(k + 1L));
        }
        return new Polynomial(from, ways);
    }
}
