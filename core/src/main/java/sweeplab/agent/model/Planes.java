// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

import java.util.Arrays;

/**
 * What the model is given of a position: some numbers for each cell, and some for the whole board. The training program
 * makes the same.
 */
final class Planes {

    /** The numbers of a cell. */
    static final int PER_CELL = 20;

    /** The numbers of the board. */
    static final int WHOLE = 8;

    // The cells of the largest board of the training.
    private static final float LARGE = 480;

    private static final byte OUTSIDE = -1;

    final float[][] cells;
    final float[] whole = new float[WHOLE];

    private final Grid grid;
    private final boolean[] unknown;
    private final byte[] codes;
    private final float[] chances;
    private final boolean[] active;
    private final boolean[] touched;
    private final Twins twins;

    /** The cells that are seen. */
    final boolean[] seen;

    Planes(Grid grid) {
        this.grid = grid;
        cells = new float[grid.size][PER_CELL];
        unknown = new boolean[grid.size];
        codes = new byte[grid.size];
        chances = new float[grid.size];
        active = new boolean[grid.size];
        touched = new boolean[grid.size];
        seen = new boolean[grid.size];
        twins = new Twins(grid, unknown, active, chances);
        Arrays.fill(codes, OUTSIDE);
    }

    /** Reads a position, in which the cells of a list are asked about, and makes the numbers of the board. */
    void read(Snapshot position, CellList asked) {
        int[] board = grid.board();
        for (int i = 0; i < board.length; i++) {
            put(board[i], position.codes[i], position.chances[i]);
        }
        for (int i = 0; i < grid.copies.length; i++) {
            put(grid.copies[i], codes[grid.copied[i]], chances[grid.copied[i]]);
        }
        findActive(board);
        findActive(grid.copies);
        for (int i = 0; i < asked.count; i++) {
            seen[asked.cells[i]] = true;
        }
        for (int i = 0; i < grid.copies.length; i++) {
            seen[grid.copies[i]] = seen[grid.copied[i]];
        }
        writeWhole(position);
    }

    private void put(int cell, byte code, float chance) {
        codes[cell] = code;
        chances[cell] = chance;
        unknown[cell] = code == Snapshot.UNKNOWN;
        touched[cell] = false;
        seen[cell] = false;
    }

    private void findActive(int... cells) {
        for (int cell : cells) {
            active[cell] = codes[cell] < Snapshot.SAFE && touches(cell);
        }
    }

    // True if a clue has unknown cells beside it, which are touched then.
    private boolean touches(int cell) {
        boolean any = false;
        for (int step : grid.around) {
            if (unknown[cell + step]) {
                any = true;
                touched[cell + step] = true;
                seen[cell + step] = true;
            }
        }
        seen[cell] |= any;
        return any;
    }

    /** Makes the numbers of the cells on a list. */
    void write(CellList list) {
        for (int i = 0; i < list.count; i++) {
            write(list.cells[i]);
            writePairs(list.cells[i]);
        }
    }

    private void write(int cell) {
        float[] numbers = cells[cell];
        float chance = chance(cell);
        byte code = codes[cell];
        numbers[0] = 1;
        numbers[1] = flag(unknown[cell]);
        numbers[3] = flag(code == Snapshot.DANGER);
        numbers[4] = flag(code < Snapshot.SAFE);
        numbers[5] = chance;
        numbers[6] = 4 * chance * (1 - chance);
        numbers[7] = active[cell] ? (code - count(cell, Snapshot.DANGER)) / 4f : 0;
        numbers[8] = flag(active[cell]);
        numbers[9] = count(cell, Snapshot.UNKNOWN) / 8f;
        numbers[10] = chancesAround(cell) / 4;
        numbers[11] = flag(touched[cell]);
        numbers[12] = count(cell, touched) / 8f;
        numbers[13] = (float) -Math.log(1 - Math.min(chance, 0.98f));
        numbers[14] = Math.max(0, 1 - 20 * Math.abs(chance - 0.5f));
        numbers[15] = -count(cell, OUTSIDE) / 8f;
    }

    private void writePairs(int cell) {
        twins.look(cell, touched[cell]);
        float[] numbers = cells[cell];
        numbers[2] = twins.count / 4f;
        numbers[16] = twins.stay;
        numbers[17] = twins.close;
        float spread = 0;
        float none = 1;
        for (int step : grid.around) {
            float chance = chances[cell + step];
            spread += chance * (1 - chance);
            none *= 1 - chance;
        }
        numbers[18] = spread / 2;
        numbers[19] = none;
    }

    // Cells that no clue touches share one chance, which the board's density tells.
    private float chance(int cell) {
        return touched[cell] ? chances[cell] : 0;
    }

    private static float flag(boolean on) {
        return on ? 1 : 0;
    }

    private int count(int cell, byte code) {
        int count = 0;
        for (int step : grid.around) {
            count += codes[cell + step] == code ? 1 : 0;
        }
        return count;
    }

    private int count(int cell, boolean[] which) {
        int count = 0;
        for (int step : grid.around) {
            count += which[cell + step] ? 1 : 0;
        }
        return count;
    }

    private float chancesAround(int cell) {
        float sum = 0;
        for (int step : grid.around) {
            sum += chance(cell + step);
        }
        return sum;
    }

    private void writeWhole(Snapshot position) {
        int count = 0;
        int free = 0;
        float sum = 0;
        int[] board = grid.board();
        for (int i = 0; i < board.length; i++) {
            int cell = board[i];
            count += unknown[cell] ? 1 : 0;
            free += unknown[cell] && !touched[cell] ? 1 : 0;
            sum += position.chances[i];
        }
        float density = 2 * sum / Math.max(1, count);
        float share = (float) count / board.length;
        whole[0] = 1;
        whole[1] = density;
        whole[2] = share;
        whole[3] = (float) free / board.length;
        whole[4] = density * density;
        whole[5] = share * share;
        whole[6] = density * share;
        whole[7] = count / LARGE;
    }
}
