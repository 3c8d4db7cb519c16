// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A small convolutional network that looks at a position and says of cells how much better or worse a guess there is than a look
 * ahead makes of it. It sees open cells beside unknown ones, the unknown ones beside these and the cells it is
 * asked about; only what the latter can see through its layers is worked out.
 */
public final class GuessNet {

    /** How many numbers of a look ahead it weighs for each cell. */
    public static final int SEEN = 6;

    // For a cell: what to add, and how much to add of each number that the look ahead saw.
    private static final int HEADS = 1 + SEEN;

    private final Grid grid;
    private final Mix first;
    private final Layer[] layers;
    private final Mix last;
    private final Planes planes;

    // What each layer is given, and the last one gives.
    private final float[][][] values;
    // The numbers of some cells.
    private final float[][] some = new float[Mix.TOGETHER][];
    // Of the cells asked about, board cell by board cell.
    private final float[] heads;
    private final int[] mirrors;

    // The cells worked out by each layer: those asked about at last, and before each layer what these can see.
    private final CellList[] lists;

    // A cell's own numbers tell of what is so far away.
    private static final int SIGHT = 3;

    /** The model that the training wrote, for boards of this kind; it may take the mean of all mirror images. */
    public GuessNet(byte[] file, Lattice board, boolean mirrored) {
        ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int channels = in.getInt();
        layers = new Layer[in.getInt()];
        // A number that was 1 for models that saw the whole board.
        in.getInt();
        first = mix(in, Planes.PER_CELL, channels);
        for (int i = 0; i < layers.length; i++) {
            layers[i] = new Layer(rows(in, 9, channels), mix(in, channels, channels));
        }
        last = mix(in, channels, HEADS * Planes.WHOLE);
        grid = new Grid(board, board.wrapped() ? layers.length + SIGHT : 0);
        planes = new Planes(grid);
        values = new float[layers.length + 1][grid.size][channels];
        heads = new float[board.cells() * HEADS];
        mirrors = mirrored ? grid.mirrors : new int[] {0};
        lists = new CellList[layers.length + 1];
        Arrays.setAll(lists, i -> new CellList(grid));
    }

    private static Mix mix(ByteBuffer in, int inputs, int outputs) {
        return new Mix(rows(in, inputs, outputs), rows(in, 1, outputs)[0]);
    }

    // A scale, and whole numbers of 16 bits to multiply by it.
    private static float[][] rows(ByteBuffer in, int count, int length) {
        float scale = in.getFloat();
        float[][] rows = new float[count][length];
        for (float[] row : rows) {
            for (int i = 0; i < length; i++) {
                row[i] = scale * in.getShort();
            }
        }
        return rows;
    }

    /** Works out what it says of some cells of a position. */
    public void look(Snapshot position, int[] cells) {
        for (int cell : cells) {
            Arrays.fill(heads, cell * HEADS, (cell + 1) * HEADS, 0);
        }
        for (int mirror : mirrors) {
            grid.turn(mirror);
            lookAt(position, cells);
        }
    }

    private void lookAt(Snapshot position, int... cells) {
        forget();
        CellList asked = lists[layers.length];
        asked.clear();
        for (int cell : cells) {
            asked.add(grid.board()[cell]);
        }
        planes.read(position, asked);
        for (int i = layers.length; i > 0; i--) {
            lists[i - 1].setAround(lists[i], planes.seen);
        }
        planes.write(lists[0]);
        runFirst(lists[0]);
        for (int i = 0; i < layers.length; i++) {
            layers[i].run(values[i], values[i + 1], lists[i + 1], grid.width);
        }
        runLast(asked, cells);
    }

    // What is not worked out counts as 0.
    private void forget() {
        for (int i = 0; i < lists.length; i++) {
            for (int k = 0; k < lists[i].count; k++) {
                Arrays.fill(values[i][lists[i].cells[k]], 0);
            }
        }
    }

    /** What to add to the logarithm of the worth of a cell that was asked about, where the look ahead saw these numbers. */
    public double correction(int cell, double... seen) {
        int at = cell * HEADS;
        double sum = heads[at];
        for (int i = 0; i < SEEN; i++) {
            sum += heads[at + 1 + i] * seen[i];
        }
        return sum;
    }

    private void runFirst(CellList list) {
        for (int at = 0; at < list.count; at += Mix.TOGETHER) {
            int count = gather(planes.cells, list, at);
            first.run(some, count);
            for (int k = 0; k < count; k++) {
                keepPositive(first.sums[k], values[0][list.cells[at + k]]);
            }
        }
    }

    private int gather(float[][] numbers, CellList list, int at) {
        int count = Math.min(Mix.TOGETHER, list.count - at);
        for (int k = 0; k < count; k++) {
            some[k] = numbers[list.cells[at + k]];
        }
        return count;
    }

    private static void keepPositive(float[] sums, float[] values) {
        for (int o = 0; o < values.length; o++) {
            values[o] = Math.max(0, sums[o]);
        }
    }

    // What concerns the whole board comes in here, at the end.
    private void runLast(CellList list, int... cells) {
        for (int at = 0; at < list.count; at += Mix.TOGETHER) {
            int count = gather(values[layers.length], list, at);
            last.run(some, count);
            for (int k = 0; k < count; k++) {
                addHeads(last.sums[k], cells[at + k] * HEADS);
            }
        }
    }

    private void addHeads(float[] sums, int at) {
        for (int head = 0; head < HEADS; head++) {
            float sum = 0;
            for (int w = 0; w < Planes.WHOLE; w++) {
                sum += sums[head * Planes.WHOLE + w] * planes.whole[w];
            }
            heads[at + head] += sum / mirrors.length;
        }
    }
}
