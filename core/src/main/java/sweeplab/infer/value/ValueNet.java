package sweeplab.infer.value;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A small convolutional network that estimates the chance to win a position. Every unknown cell gives a chance, and their
 * product is the answer, so that regions apart from each other multiply. Of a position that differs little from one given
 * before, only what the difference reaches is worked out.
 */
public final class ValueNet {

    private final Grid grid;
    private final int channels;
    private final Mix first;
    private final Layer[] layers;
    private final Mix last;

    // What each layer is given and the last one gives, and what the chance of each cell is made of: now, and of the
    // position that others are compared with.
    private final Planes planes;
    private final Planes keptPlanes;
    private final float[][] values;
    private final float[][] kept;

    // The cells that changed, those worked out by each layer, and those that an unknown cell can see through the layers
    // that follow.
    private final CellList changed;
    private final CellList[] lists;
    private final boolean[][] matters;

    /** The model that the training wrote, for boards of this size. */
    public ValueNet(byte[] file, int rows, int columns) {
        ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        channels = in.getInt();
        layers = new Layer[in.getInt()];
        first = mix(in, Planes.PER_CELL, channels);
        for (int i = 0; i < layers.length; i++) {
            layers[i] = new Layer(numbers(in, 9 * channels), mix(in, channels, channels));
        }
        last = mix(in, channels, Planes.WHOLE);
        grid = new Grid(rows, columns);
        planes = new Planes(grid);
        keptPlanes = new Planes(grid);
        values = new float[layers.length + 2][];
        kept = new float[values.length][];
        for (int i = 0; i < values.length; i++) {
            values[i] = new float[grid.size * depth(i)];
            kept[i] = values[i].clone();
        }
        changed = new CellList(grid);
        lists = new CellList[layers.length + 1];
        for (int i = 0; i < lists.length; i++) {
            lists[i] = new CellList(grid);
        }
        matters = new boolean[lists.length][grid.size];
    }

    private int depth(int array) {
        return array > layers.length ? Planes.WHOLE : channels;
    }

    private static Mix mix(ByteBuffer in, int inputs, int outputs) {
        return new Mix(inputs, numbers(in, inputs * outputs), numbers(in, outputs));
    }

    // A scale, and whole numbers of 16 bits to multiply by it.
    private static float[] numbers(ByteBuffer in, int count) {
        float scale = in.getFloat();
        float[] numbers = new float[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = scale * in.getShort();
        }
        return numbers;
    }

    /** The chance to win a position, worked out from scratch and kept for {@link #valueAfter}. */
    public double value(Snapshot position) {
        planes.read(position);
        System.arraycopy(planes.unknown, 0, matters[layers.length], 0, grid.size);
        for (int i = layers.length; i > 0; i--) {
            grow(matters[i], matters[i - 1]);
        }
        lists[0].clear();
        for (int cell : grid.board) {
            lists[0].add(cell);
            keptPlanes.copy(planes, cell);
        }
        workOut();
        for (int i = 0; i < values.length; i++) {
            System.arraycopy(values[i], 0, kept[i], 0, values[i].length);
        }
        return product();
    }

    private void grow(boolean[] from, boolean[] to) {
        for (int cell : grid.board) {
            to[cell] = from[cell];
            for (int step : grid.around) {
                to[cell] |= from[cell + step];
            }
        }
    }

    /** The chance to win a position that comes of the last one given to {@link #value} by opening cells. */
    public double valueAfter(Snapshot position) {
        changed.clear();
        planes.change(position, changed);
        lists[0].clear();
        for (int k = 0; k < changed.count; k++) {
            if (matters[0][changed.cells[k]] && planes.differs(keptPlanes, changed.cells[k])) {
                lists[0].add(changed.cells[k]);
            }
        }
        workOut();
        double product = product();
        restore();
        return product;
    }

    private void restore() {
        for (int k = 0; k < changed.count; k++) {
            planes.copy(keptPlanes, changed.cells[k]);
        }
        for (int i = 0; i < values.length; i++) {
            CellList list = lists[Math.min(i, layers.length)];
            for (int k = 0; k < list.count; k++) {
                int at = list.cells[k] * depth(i);
                System.arraycopy(kept[i], at, values[i], at, depth(i));
            }
        }
    }

    private void workOut() {
        lists[0].fillUp();
        runFirst(lists[0]);
        for (int i = 0; i < layers.length; i++) {
            lists[i + 1].setAround(lists[i], matters[i + 1]);
            layers[i].run(values[i], values[i + 1], lists[i + 1], grid.width);
        }
        runLast(lists[layers.length]);
    }

    private void runFirst(CellList list) {
        for (int k = 0; k < list.count; k += Mix.TOGETHER) {
            first.run(planes.cells, Planes.PER_CELL, list.cells, k);
            for (int j = 0; j < Mix.TOGETHER; j++) {
                int at = list.cells[k + j] * channels;
                for (int o = 0; o < channels; o++) {
                    values[0][at + o] = Math.max(0, first.sums[j * channels + o]);
                }
            }
        }
    }

    private void runLast(CellList list) {
        for (int k = 0; k < list.count; k += Mix.TOGETHER) {
            last.run(values[layers.length], channels, list.cells, k);
            for (int j = 0; j < Mix.TOGETHER; j++) {
                int at = list.cells[k + j] * Planes.WHOLE;
                System.arraycopy(last.sums, j * Planes.WHOLE, values[layers.length + 1], at, Planes.WHOLE);
            }
        }
    }

    // What concerns the whole board comes in here, at the end, so that a change of it makes nothing else to work out
    // again.
    private double product() {
        float[] parts = values[layers.length + 1];
        double product = 1;
        for (int cell : grid.board) {
            if (planes.unknown[cell]) {
                double sum = 0;
                for (int j = 0; j < Planes.WHOLE; j++) {
                    sum += parts[cell * Planes.WHOLE + j] * planes.whole[j];
                }
                product *= 1 + Math.exp(sum);
            }
        }
        return 1 / product;
    }
}
