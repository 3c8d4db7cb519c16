// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

/** Clues that hang together on the board, the boxes of unknown cells around them, and what was worked out for them. */
public final class Region {

    final int[] clues;

    /** The unknown cells box by box: box b has those from {@code starts[b]} to {@code starts[b + 1]}. */
    public final int[] cells;

    public final int[] starts;
    public final DangerTable table;

    /** Where the region stands in the list of live regions. */
    int place;

    Region(int[] clues, int[] cells, int[] starts, DangerTable table) {
        this.clues = clues;
        this.cells = cells;
        this.starts = starts;
        this.table = table;
    }

    /** The same region for another list. */
    Region copy() {
        return new Region(clues, cells, starts, table);
    }

    int boxes() {
        return starts.length - 1;
    }

    /** The box that one of its cells lies in. */
    int boxOf(int cell) {
        int place = 0;
        while (cells[place] != cell) {
            place++;
        }
        int box = 0;
        while (starts[box + 1] <= place) {
            box++;
        }
        return box;
    }
}
