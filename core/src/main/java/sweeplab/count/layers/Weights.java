// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

import java.util.Arrays;

/**
 * A row of numbers of any size, none below 0: each is a double times a power of 2^512 of its own. Sums and products lose no more
 * than doubles do, and what is not 0 never becomes 0: so here a 0 says that there is no way, however large the puzzle.
 */
public final class Weights {

    private static final int STEP = 512;
    private static final double UP = 0x1p512;
    private static final double DOWN = 0x1p-512;

    // A part is 0 or from 2^-256 to 2^256: a product of two, and a sum of as many as memory holds, is far from the ends
    // of what a double can be.
    private static final double MOST = 0x1p256;
    private static final double LEAST = 0x1p-256;

    // The power of a 0: the sum of two is still below all others.
    private static final int NONE = Integer.MIN_VALUE / 4;

    private static final double BELOW_ONE = Math.nextDown(1.0);

    private final double[] part;
    private final int[] power;

    /** So many zeros. */
    public Weights(int length) {
        part = new double[length];
        power = new int[length];
        Arrays.fill(power, NONE);
    }

    /** These numbers, none of them NaN or infinite. */
    public static Weights of(double... values) {
        return of(values, 0, values.length);
    }

    public static Weights of(double[] values, int from, int length) {
        Weights weights = new Weights(length);
        for (int i = 0; i < length; i++) {
            weights.add(i, values[from + i]);
        }
        return weights;
    }

    /** The ways to choose {@code most}, {@code most - 1}, … of n cells, {@code length} numbers, all divided by the largest of them. */
    public static Weights choices(int n, int most, int length) {
        Weights ways = new Weights(length);
        int first = Math.max(0, most - n);
        int last = Math.min(length - 1, most);
        int mode = Math.max(first, Math.min(last, most - n / 2));
        if (first > last) {
            return ways;
        }
        ways.add(mode, 1);
        for (int i = mode; i < last; i++) {
            ways.add(i + 1, ways.part[i] * (most - i) / (n - most + i + 1.0), ways.power[i]);
        }
        for (int i = mode; i > first; i--) {
            ways.add(i - 1, ways.part[i] * (n - most + i) / (most - i + 1.0), ways.power[i]);
        }
        return ways;
    }

    /** The powers of a number above 0, from 1 on. */
    public static Weights powers(double base, int length) {
        Weights powers = new Weights(length);
        for (int i = 0; i < length; i++) {
            powers.add(i, i == 0 ? 1 : powers.part[i - 1] * base, i == 0 ? 0 : powers.power[i - 1]);
        }
        return powers;
    }

    public int length() {
        return part.length;
    }

    /** True if this number is 0: exactly then, as nothing is ever rounded to 0. */
    public boolean isZero(int i) {
        return part[i] == 0;
    }

    public void add(int i, double value) {
        // A comparison with NaN is false: it ends here.
        if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
            throw new ArithmeticException("weight " + value + ": expected a number from 0 on");
        }
        add(i, value, 0);
    }

    private void add(int i, double value, int itsPower) {
        if (value == 0) {
            return;
        }
        double more = value;
        int morePower = itsPower;
        for (; more >= MOST; more *= DOWN) {
            morePower++;
        }
        for (; more < LEAST; more *= UP) {
            morePower--;
        }
        join(i, more, morePower);
    }

    // What is two powers below the other is less than 2^-512 of it.
    private void join(int i, double more, int morePower) {
        int above = morePower - power[i];
        if (above == 0) {
            part[i] += more;
        } else if (above == -1) {
            part[i] += more * DOWN;
        } else if (above > 0) {
            part[i] = above == 1 ? more + part[i] * DOWN : more;
            power[i] = morePower;
        }
        if (part[i] >= MOST) {
            part[i] *= DOWN;
            power[i]++;
        }
    }

    /** Adds numbers of another row, times a factor, from a place on. */
    public void addTimes(int at, Weights from, int first, int length, double factor) {
        for (int i = 0; i < length; i++) {
            add(at + i, from.part[first + i] * factor, from.power[first + i]);
        }
    }

    /** Adds a[aAt + i] * b[bAt + step * i] * factor for i from 0 to count - 1 to the number at this place. */
    public void addDot(int at, Weights a, int aAt, Weights b, int bAt, int step, int count, double factor) {
        double sum = 0;
        double below = 0;
        double lowest = 0;
        int top = 2 * NONE;
        for (int i = 0, j = bAt; i < count; i++, j += step) {
            int itsPower = a.power[aAt + i] + b.power[j];
            double product = a.part[aAt + i] * b.part[j];
            if (itsPower == top) {
                sum += product;
            } else if (itsPower == top - 1) {
                below += product;
            } else if (itsPower == top - 2) {
                lowest += product;
            } else if (itsPower > top) {
                lowest = itsPower == top + 1 ? below : itsPower == top + 2 ? sum : 0;
                below = itsPower == top + 1 ? sum : 0;
                sum = product;
                top = itsPower;
            }
        }
        add(at, (sum + DOWN * (below + DOWN * lowest)) * factor, top);
    }

    /** The product of two rows as polynomials. */
    public Weights times(Weights other) {
        Weights product = new Weights(length() + other.length() - 1);
        product.addProduct(0, this, 0, length(), other, 0, other.length(), 1);
        return product;
    }

    /** Adds the product of two stretches as polynomials, times a factor, from a place on; what would fall behind the end is left out. */
    public void addProduct(int at, Weights a, int aAt, int aLength, Weights b, int bAt, int bLength, double factor) {
        int end = Math.min(aLength + bLength - 1, length() - at);
        for (int n = 0; n < end; n++) {
            int from = Math.max(0, n - bLength + 1);
            int to = Math.min(n, aLength - 1);
            addDot(at + n, a, aAt + from, b, bAt + n - from, -1, to - from + 1, factor);
        }
    }

    /** At i, the sum of this[i + j] * other[j] over j: what a factor of this length weighs beside another. */
    public Weights besides(Weights other, int length) {
        Weights sums = new Weights(length);
        for (int i = 0; i < length; i++) {
            sums.addDot(i, other, 0, this, i, 1, Math.min(other.length(), length() - i), 1);
        }
        return sums;
    }

    /** The products of the numbers from the first on with those of another row, from a place on and by steps; 0 beyond the count. */
    public Weights dots(Weights other, int at, int step, int count) {
        Weights products = new Weights(length());
        for (int i = 0; i < count; i++) {
            products.addDot(i, this, i, other, at + step * i, 1, 1, 1);
        }
        return products;
    }

    /** The numbers from the last to the first. */
    public Weights reversed() {
        Weights reversed = new Weights(length());
        for (int i = 0; i < length(); i++) {
            reversed.add(length() - 1 - i, part[i], power[i]);
        }
        return reversed;
    }

    /** The sum of the products of numbers in the same place. */
    public void addDot(int at, Weights a, Weights b) {
        addDot(at, a, 0, b, 0, 1, a.length(), 1);
    }

    /** This number as a share of the sum of all: 0 only if it is 0, 1 only if all others are; not defined if all are 0. */
    public double share(int i) {
        if (isZero(i)) {
            return 0;
        }
        Weights all = new Weights(1);
        boolean alone = true;
        for (int k = 0; k < length(); k++) {
            all.add(0, part[k], power[k]);
            alone &= k == i || isZero(k);
        }
        double share = Math.scalb(part[i] / all.part[0], STEP * Math.max(-4, power[i] - all.power[0]));
        return alone ? 1 : Math.max(Double.MIN_VALUE, Math.min(BELOW_ONE, share));
    }

    /** All numbers on a scale on which the largest is near 1: for drawing, where it does not matter that some are too small to be drawn. */
    public double[] scaled() {
        int top = NONE;
        for (int i = 0; i < length(); i++) {
            top = Math.max(top, power[i]);
        }
        double[] values = new double[length()];
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.scalb(part[i], STEP * Math.max(-4, power[i] - top));
        }
        return values;
    }
}
