// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.math.BigInteger;
import java.util.List;
import sweeplab.base.Budget;
import sweeplab.count.layers.BigPasses;
import sweeplab.count.layers.Polynomial;

/**
 * Brings regions together with the cells that no clue touches, by convolution in whole numbers. Regions of one kind, of which a large board has
 * many, have the same numbers of solutions: they are one leaf of the tree, a power.
 */
final class WholeBlend {

    private final Budget budget;
    private final List<Polynomial> kinds;
    private final int[] times;
    private final int leaves;
    private final Polynomial[] inside;
    private final BigInteger[][] outside;
    private final int left;

    /** So many regions of each kind share so many dangers with the free cells. Or gives it up. */
    WholeBlend(List<Polynomial> kinds, int[] times, int free, int dangers, Budget budget) {
        this.kinds = kinds;
        this.times = times;
        this.budget = budget;
        leaves = Blend.leaves(kinds.size());
        inside = new Polynomial[2 * leaves];
        outside = new BigInteger[2 * leaves][];
        for (int kind = 0; kind < leaves; kind++) {
            inside[leaves + kind] = kind < kinds.size() ? kinds.get(kind).power(times[kind], budget) : Polynomial.ONE;
        }
        for (int node = leaves - 1; node >= 1; node--) {
            inside[node] = inside[2 * node].times(inside[2 * node + 1], budget);
        }
        left = dangers - inside[1].least();
        outside[1] = BigPasses.zeros(inside[1].counts().length);
        Polynomial ways = Polynomial.choose(free, dangers - inside[1].most(), left);
        for (int k = 0; k < outside[1].length; k++) {
            outside[1][k] = ways.at(left - k);
        }
        for (int node = 1; node < leaves; node++) {
            outside[2 * node] = inside[2 * node + 1].besides(outside[node], length(2 * node), budget);
            outside[2 * node + 1] = inside[2 * node].besides(outside[node], length(2 * node + 1), budget);
        }
    }

    private int length(int node) {
        return inside[node].counts().length;
    }

    BigInteger worlds() {
        return inside[1].besides(outside[1], 1, budget)[0];
    }

    /** All dangers in free cells, over all worlds. */
    BigInteger dangersInFree() {
        BigInteger[] dangers = new BigInteger[outside[1].length];
        for (int k = 0; k < dangers.length; k++) {
            dangers[k] = outside[1][k].multiply(BigInteger.valueOf(left - k));
        }
        return inside[1].besides(dangers, 1, budget)[0];
    }

    /** In how many ways all that is outside one region of this kind can be filled, by how many dangers more than its fewest the region has. */
    BigInteger[] outsideOne(int kind) {
        return kinds.get(kind)
                .power(times[kind] - 1, budget)
                .besides(outside[leaves + kind], kinds.get(kind).counts().length, budget);
    }
}
