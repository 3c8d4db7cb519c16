// SPDX-License-Identifier: Apache-2.0
package sweeplab.position;

/** One thing that a view says: between {@code atLeast} and {@code atMost} of these cells, in ascending order, hold a danger (or gold). */
public record Constraint(Subject subject, int[] cells, int atLeast, int atMost, int source) {

    /** What a constraint counts. */
    public enum Subject {
        DANGER,
        GOLD
    }

    /** The source of a constraint that comes from no cell but from the total that the player was told. */
    public static final int TOTAL = -1;

    /** True if no number of dangers from none to all would break it. */
    public boolean saysNothing() {
        return atLeast <= 0 && atMost >= cells.length;
    }
}
