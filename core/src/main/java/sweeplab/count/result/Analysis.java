// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.result;

import java.util.Optional;
import sweeplab.base.PublicApi;
import sweeplab.world.CellSet;

/**
 * What is known of a position: which covered cells are certainly safe or dangerous, and the chance of each to hold a danger.
 *
 * @param verdict whether the chances are known at all
 * @param safe the covered cells that hold no danger in any world that fits
 * @param dangers the covered cells that hold a danger in every world that fits
 * @param danger for every covered cell the chance that it holds a danger: exactly 0 or 1 if that is proved, NaN if it is not known
 * @param gold for every covered cell the chance that it holds gold; empty if the game has no gold clues
 */
@PublicApi
public record Analysis(Verdict verdict, CellSet safe, CellSet dangers, double[] danger, double[] gold) {

    /** Whether a position could be analysed. */
    public enum Verdict {
        /** All chances are known. */
        KNOWN,
        /** Some chances are not known: they would need more memory than the budget allows. What is certain is still right. */
        TOO_LARGE,
        /** No world fits the position. */
        INCONSISTENT
    }

    /** Whether any world fits the position; nothing if nobody knows. */
    public Optional<Boolean> fits() {
        return verdict == Verdict.TOO_LARGE ? Optional.empty() : Optional.of(verdict == Verdict.KNOWN);
    }

    /** What is not known and why, in words; nothing if all is. */
    public Optional<String> gap() {
        return verdict == Verdict.TOO_LARGE
                ? Optional.of("some chances, and whether any world fits: the position is too large to be counted")
                : Optional.empty();
    }

    /** True if the chance of danger of a covered cell is known: a chance that is not is NaN, and equal to, above or below nothing. */
    public boolean knows(int cell) {
        return !Double.isNaN(danger[cell]);
    }

    public double danger(int cell) {
        return danger[cell];
    }

    public double gold(int cell) {
        return gold[cell];
    }

    // Each cell of which nothing is certain as a group of its own; false if the chances are not known.
    public boolean show(Groups groups) {
        for (int cell = 0; verdict == Verdict.KNOWN && cell < danger.length; cell++) {
            if (knows(cell) && !safe.contains(cell) && !dangers.contains(cell)) {
                groups.beside(new int[] {cell}, 0, 1, danger[cell]);
            }
        }
        return verdict == Verdict.KNOWN;
    }
}
