// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

import sweeplab.count.result.Analysis;
import sweeplab.view.View;

/** A position as the model of guesses reads it: for each cell what it shows or what is certain of it, and its chance of danger. */
public final class Snapshot {

    /** Covered and certainly safe; smaller codes are the dangers around an open cell. */
    public static final byte SAFE = 9;

    /** Certainly a danger. */
    public static final byte DANGER = 10;

    /** Covered, nothing certain. */
    public static final byte UNKNOWN = 11;

    final byte[] codes;
    final float[] chances;

    public Snapshot(int cells) {
        codes = new byte[cells];
        chances = new float[cells];
    }

    public void read(View view, Analysis analysis) {
        for (int cell = 0; cell < codes.length; cell++) {
            if (view.covered(cell)) {
                set(cell, code(analysis.danger(cell)), analysis.danger(cell));
            } else {
                set(cell, view.exploded(cell) ? DANGER : view.atLeast(cell), 0);
            }
        }
    }

    /** Says what a cell shows: its clue or one of the codes, and for an unknown cell its chance of danger. */
    public void set(int cell, int code, double chance) {
        codes[cell] = (byte) code;
        chances[cell] = code == UNKNOWN ? (float) chance : 0;
    }

    // An analysis says 0 or 1 only where that is proved.
    private static byte code(double danger) {
        return danger == 0 ? SAFE : danger == 1 ? DANGER : UNKNOWN;
    }
}
