// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import sweeplab.base.Dice;
import sweeplab.world.CellSet;

/** A level of another game that is being made: all but which cells are open from the start is settled. */
public interface LevelSketch {

    /** How many places its board has. */
    int size();

    /** False for cells that must not be open from the start. */
    boolean mayBeOpen(int cell);

    /** The level as text, with these cells open. */
    String text(CellSet open);

    /** A level of Hexcells with so many cells (V6). */
    static LevelSketch hexcells(int cells, Dice dice) {
        return new HexcellsSketch(cells, dice);
    }

    /** A puzzle of Tametsi of so many columns and rows (V7). */
    static LevelSketch tametsi(int columns, int rows, Dice dice) {
        return new TametsiSketch(columns, rows, dice);
    }
}
