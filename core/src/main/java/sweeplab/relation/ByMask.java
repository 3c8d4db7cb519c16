// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

/** Any relation of a few cells, written out: {@code worth[mask]} is what a world counts whose dangers are the bits of the mask. */
public record ByMask(Origin origin, int[] cells, int[] worth) implements Relation {

    /** The most cells that are written out. */
    public static final int MOST_CELLS = 12;

    public ByMask {
        if (cells.length > MOST_CELLS || worth.length != 1 << cells.length) {
            throw new IllegalArgumentException(worth.length + " entries for " + cells.length + " cells");
        }
    }

    @Override
    public int start() {
        return 0;
    }

    @Override
    public int next(int state, int place, boolean danger) {
        return danger ? state | 1 << place : state;
    }

    @Override
    public int weight(int state) {
        return worth[state];
    }
}
