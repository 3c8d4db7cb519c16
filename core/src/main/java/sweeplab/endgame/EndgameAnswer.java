// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

/**
 * What the search of an endgame found: the cell to open, and that perfect play wins worlds of weight {@code wins} at least
 * and {@code most} at most, of {@code total} in all. The two are equal unless the budget ran out (then the search did not
 * come to its end) or not all cells were tried.
 */
public record EndgameAnswer(int cell, long wins, long most, long total, boolean ended) {

    /** True if the chance is known exactly and no cell is better. */
    public boolean exact() {
        return wins == most;
    }

    /** The chance to win that is known to be reached. */
    public double chance() {
        return (double) wins / total;
    }
}
