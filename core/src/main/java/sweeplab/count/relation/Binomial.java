// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.math.BigInteger;

/** In how many ways 0, 1, 2, … of some cells can be dangers. */
record Binomial(int cells) {

    BigInteger of(int dangers) {
        BigInteger ways = dangers < 0 || dangers > cells ? BigInteger.ZERO : BigInteger.ONE;
        for (int i = 0; i < Math.min(dangers, cells); i++) {
            ways = ways.multiply(BigInteger.valueOf(cells - (long) i)).divide(BigInteger.valueOf(i + 1L));
        }
        return ways;
    }

    /** All of them up to so many dangers. */
    BigInteger[] all(int most) {
        BigInteger[] all = new BigInteger[Math.min(most, cells) + 1];
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < all.length; i++) {
            all[i] = ways;
            ways = ways.multiply(BigInteger.valueOf(cells - (long) i)).divide(BigInteger.valueOf(i + 1L));
        }
        return all;
    }
}
