// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof.veripb;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A pseudo-Boolean constraint: the variables, each worth 0 or 1, times their factors come to at least {@code degree}. */
public record Inequality(SortedMap<Integer, Integer> factors, int degree) {

    /** Variables with the factor 0 are left out. */
    public Inequality {
        factors = new TreeMap<>(factors);
        factors.values().removeIf(factor -> factor == 0);
    }

    /** What says nothing: 0 is at least 0. */
    public static final Inequality NOTHING = new Inequality(new TreeMap<>(), 0);

    /** A literal, the number of a variable or its negation where it is denied, is at least 0. */
    public static Inequality axiom(int literal) {
        return literal > 0
                ? new Inequality(new TreeMap<>(Map.of(literal, 1)), 0)
                : new Inequality(new TreeMap<>(Map.of(-literal, -1)), -1);
    }

    public Inequality plus(Inequality other) {
        SortedMap<Integer, Integer> sum = new TreeMap<>(factors);
        other.factors.forEach((variable, factor) -> sum.merge(variable, factor, Math::addExact));
        return new Inequality(sum, Math.addExact(degree, other.degree));
    }

    public Inequality times(int scale) {
        SortedMap<Integer, Integer> product = new TreeMap<>();
        factors.forEach((variable, factor) -> product.put(variable, Math.multiplyExact(factor, scale)));
        return new Inequality(product, Math.multiplyExact(degree, scale));
    }

    /** Divided and rounded up, after every variable with a negative factor was replaced by its denial. */
    public Inequality dividedBy(int divisor) {
        SortedMap<Integer, Integer> quotients = new TreeMap<>();
        factors.forEach((variable, factor) ->
                quotients.put(variable, Integer.signum(factor) * roundedUp(Math.abs(factor), divisor)));
        Inequality rounded = new Inequality(quotients, 0);
        return new Inequality(quotients, roundedUp(Math.addExact(degree, denied()), divisor) - rounded.denied());
    }

    private static int roundedUp(int number, int divisor) {
        return -Math.floorDiv(-number, divisor);
    }

    /** What the negative factors amount to, without their sign. */
    private int denied() {
        return -factors.values().stream()
                .mapToInt(factor -> Math.min(0, factor))
                .sum();
    }

    /** What holds if this does not. */
    public Inequality negation() {
        return new Inequality(times(-1).factors(), Math.subtractExact(1, degree));
    }

    /** By how much it can be missed, at least 1. */
    int gap() {
        return Math.max(1, Math.addExact(degree, denied()));
    }

    /** The largest number in it once no factor is negative. */
    public int largest() {
        int most = factors.values().stream().mapToInt(Math::abs).max().orElse(0);
        return Math.max(most, Math.addExact(degree, denied()));
    }

    /** True if it cannot hold, whatever the variables are. */
    public boolean absurd() {
        int most = factors.values().stream()
                .mapToInt(factor -> Math.max(0, factor))
                .sum();
        return most < degree;
    }

    /** The text form of OPB, without the semicolon. */
    public String text() {
        StringBuilder text = new StringBuilder();
        factors.forEach((variable, factor) -> text.append(factor > 0 ? "+" : "")
                .append(factor)
                .append(" x")
                .append(variable)
                .append(' '));
        return text + ">= " + degree;
    }
}
