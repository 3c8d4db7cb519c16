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
            budget.demand(other.counts.length);
            for (int j = 0; j < other.counts.length; j++) {
                product[i + j] = product[i + j].add(counts[i].multiply(other.counts[j]));
            }
        }
        return new Polynomial(least + other.least, product);
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
