package sweeplab.infer.value;

import java.util.Arrays;

/** What the value model is given of a position: some numbers for each cell, and some for the whole board. The training program makes the same. */
final class Planes {

    /** The numbers of a cell, one of them unused so that they come in fours. */
    static final int PER_CELL = 16;

    /** The numbers of the board. */
    static final int WHOLE = 7;

    // A cell of the board has an edge of one empty cell around it.
    final int width;
    final int size;
    final float[] cells;
    final float[] whole = new float[WHOLE];
    final boolean[] unknown;

    private final int rows;
    private final int columns;
    private final int[] around;
    private final byte[] codes;
    private final float[] chances;
    private final boolean[] active;
    private final boolean[] touched;

    Planes(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        width = columns + 2;
        size = width * (rows + 2);
        around = new int[] {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1};
        cells = new float[size * PER_CELL];
        unknown = new boolean[size];
        active = new boolean[size];
        touched = new boolean[size];
        chances = new float[size];
        codes = new byte[size];
        Arrays.fill(codes, (byte) -1);
    }

    /** The board's cells, padded, in order. */
    int[] board() {
        int[] board = new int[rows * columns];
        for (int cell = 0; cell < board.length; cell++) {
            board[cell] = (cell / columns + 1) * width + cell % columns + 1;
        }
        return board;
    }

    void read(Snapshot position, int[] board) {
        int count = 0;
        float sum = 0;
        for (int i = 0; i < board.length; i++) {
            int cell = board[i];
            codes[cell] = position.codes[i];
            unknown[cell] = codes[cell] == Snapshot.UNKNOWN;
            count += unknown[cell] ? 1 : 0;
            sum += position.chances[i];
        }
        for (int cell : board) {
            active[cell] = codes[cell] < Snapshot.SAFE && count(cell, Snapshot.UNKNOWN) > 0;
        }
        int free = 0;
        for (int i = 0; i < board.length; i++) {
            int cell = board[i];
            touched[cell] = unknown[cell] && count(cell, active) > 0;
            free += unknown[cell] && !touched[cell] ? 1 : 0;
            // Cells that no clue touches share one chance, which the board's density tells.
            chances[cell] = touched[cell] ? position.chances[i] : 0;
        }
        for (int cell : board) {
            write(cell);
        }
        writeWhole(2 * sum / Math.max(1, count), (float) count / board.length, (float) free / board.length);
    }

    private void writeWhole(float density, float share, float free) {
        whole[0] = 1;
        whole[1] = density;
        whole[2] = share;
        whole[3] = free;
        whole[4] = density * density;
        whole[5] = share * share;
        whole[6] = density * share;
    }

    private void write(int cell) {
        int at = cell * PER_CELL;
        float chance = chances[cell];
        byte code = codes[cell];
        cells[at] = 1;
        cells[at + 1] = flag(unknown[cell]);
        cells[at + 2] = flag(code == Snapshot.SAFE);
        cells[at + 3] = flag(code == Snapshot.DANGER);
        cells[at + 4] = flag(code < Snapshot.SAFE);
        cells[at + 5] = chance;
        cells[at + 6] = 4 * chance * (1 - chance);
        cells[at + 7] = active[cell] ? (code - count(cell, Snapshot.DANGER)) / 4f : 0;
        cells[at + 8] = flag(active[cell]);
        cells[at + 9] = count(cell, Snapshot.UNKNOWN) / 8f;
        cells[at + 10] = chancesAround(cell) / 4;
        cells[at + 11] = flag(touched[cell]);
        cells[at + 12] = count(cell, touched) / 8f;
        cells[at + 13] = (float) -Math.log1p(-Math.min(chance, 0.98f));
        cells[at + 14] = Math.max(0, 1 - 20 * Math.abs(chance - 0.5f));
    }

    private static float flag(boolean on) {
        return on ? 1 : 0;
    }

    private int count(int cell, byte code) {
        int count = 0;
        for (int step : around) {
            count += codes[cell + step] == code ? 1 : 0;
        }
        return count;
    }

    private int count(int cell, boolean[] which) {
        int count = 0;
        for (int step : around) {
            count += which[cell + step] ? 1 : 0;
        }
        return count;
    }

    private float chancesAround(int cell) {
        float sum = 0;
        for (int step : around) {
            sum += chances[cell + step];
        }
        return sum;
    }
}
