// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact fraction in lowest terms, for chances that must not be rounded. */
@PublicApi
public record Ratio(BigInteger top, BigInteger bottom) {

    public static final Ratio ZERO = of(BigInteger.ZERO, BigInteger.ONE);
    public static final Ratio ONE = of(BigInteger.ONE, BigInteger.ONE);

    public Ratio {
        BigInteger common = top.gcd(bottom);
        if (bottom.signum() <= 0) {
            throw new IllegalArgumentException("the bottom of " + top + "/" + bottom + " must be above 0");
        }
        top = top.divide(common);
        bottom = bottom.divide(common);
    }

    public static Ratio of(BigInteger top, BigInteger bottom) {
        return new Ratio(top, bottom);
    }

    public static Ratio of(long top, long bottom) {
        return new Ratio(BigInteger.valueOf(top), BigInteger.valueOf(bottom));
    }

    public boolean isZero() {
        return top.signum() == 0;
    }

    public boolean isOne() {
        return top.equals(bottom);
    }

    /** The nearest floating-point number. */
    public double value() {
        return new BigDecimal(top)
                .divide(new BigDecimal(bottom), MathContext.DECIMAL64)
                .doubleValue();
    }

    @Override
    public String toString() {
        return bottom.equals(BigInteger.ONE) ? top.toString() : top + "/" + bottom;
    }
}
