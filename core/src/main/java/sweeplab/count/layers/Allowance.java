package sweeplab.count.layers;

import sweeplab.base.Budget;

/** What one engine may spend on a position, shared by all its parts: states held at once, and the budget of whoever asks. */
public final class Allowance {

    // Bytes of a whole number besides its digits.
    private static final long NUMBER = 48;
    private static final int SUMS_A_STATE = 32;

    private final int mostStates;
    private Budget budget = Budget.unlimited();

    public Allowance(int mostStates) {
        this.mostStates = mostStates;
    }

    public int mostStates() {
        return mostStates;
    }

    public Budget budget() {
        return budget;
    }

    /** From now on the work is for somebody with this budget. */
    public void limit(Budget next) {
        budget = next;
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
