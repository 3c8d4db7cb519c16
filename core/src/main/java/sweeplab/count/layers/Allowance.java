// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

import sweeplab.base.Budget;

/** What one engine may spend on a position, shared by all its parts: states held at once, and the budget of whoever asks. */
public final class Allowance {

    // Bytes of a whole number besides its digits.
    private static final long NUMBER = 48;
    private static final int SUMS_A_STATE = 32;
    private static final int EDGES_A_STATE = 16;

    // All that a state takes at worst, with its edges and sums, in arrays that may be twice as long as they need be.
    private static final long BYTES_A_STATE = 700;

    // What every engine takes anyway.
    private static final long LEAST_STATES = 1 << 12;

    private final int usualStates;
    private int mostStates;
    private Budget budget = Budget.unlimited();

    public Allowance(int mostStates) {
        usualStates = mostStates;
        this.mostStates = mostStates;
    }

    /** As many states as are usual here, whoever asks. */
    public int usualStates() {
        return usualStates;
    }

    /** As many states as there may be for whom the work is. */
    public int mostStates() {
        return mostStates;
    }

    /** True if there is room for so many states and ways from one to another. */
    public boolean holds(int states, int edges) {
        return states <= mostStates && edges <= (long) EDGES_A_STATE * mostStates;
    }

    public Budget budget() {
        return budget;
    }

    /** From now on the work is for somebody with this budget. */
    public Allowance limit(Budget next) {
        if (next == budget) {
            return this;
        }
        budget = next;
        mostStates = (int) Math.min(usualStates, Math.max(LEAST_STATES, next.bytesLeft() / BYTES_A_STATE));
        return this;
    }

    /** Room for so many sums, or the work is given up. */
    public void demandSums(long sums) {
        if (sums > (long) SUMS_A_STATE * mostStates) {
            Budget.giveUp();
        }
    }

    /** Bytes for so many whole numbers of so many bits, or the work is given up; says how many to give back. */
    public long demandNumbers(long numbers, long bits) {
        long bytes = numbers * (NUMBER + bits / 8);
        if (!budget.take(bytes)) {
            Budget.giveUp();
        }
        return bytes;
    }
}
