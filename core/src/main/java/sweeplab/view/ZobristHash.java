// SPDX-License-Identifier: Apache-2.0
package sweeplab.view;

import sweeplab.base.Dice;

/** Zobrist hashing: one number for all that a view has shown since it was first looked at, whatever the order, so that a position that was met before is known again. */
public final class ZobristHash {

    private static final int FLAG = -1;

    private final View view;
    private int read;
    private long sum;

    /** Begins with what the view shows now, which counts as 0. */
    public ZobristHash(View view) {
        this.view = view;
        read = view.opened;
    }

    /** Notes a flag, which leaves no trace in the journal. */
    public void flag(int cell) {
        sum += Dice.seed(cell, FLAG);
    }

    /** The number for the view as it is now. */
    public long value() {
        for (; read < view.opened; read++) {
            int cell = view.journal[read];
            sum += Dice.seed(cell, shown(cell));
        }
        return sum;
    }

    // All that an uncovered cell may show, as one number from 0 on.
    private long shown(int cell) {
        long goldClue = view.goldClues.length == 0 ? 0 : view.goldClues[cell];
        long foundClue = view.foundClues.length == 0 ? 0 : view.foundClues[cell];
        return (view.shown[cell] & 0xFF) | (goldClue & 0xFF) << 8 | (foundClue & 0xFF) << 16;
    }
}
