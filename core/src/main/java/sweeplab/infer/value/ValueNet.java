package sweeplab.infer.value;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A small convolutional network that estimates the chance to win a position. Every unknown cell gives a cost, and the chance is
 * e to the minus sum of the costs, so that regions apart from each other multiply. Of a position that differs little from the
 * one before, only what the difference reaches is worked out again.
 */
public final class ValueNet {

    // Chances that change by less are taken as they were.
    private static final float SAME = 0.004f;

    private final Planes planes;
    private final int[] board;
    private final Layer[] layers;
    private final int channels;
    private final float[] headWeights;
    private final float[] headBias;

    // What each layer is given, the last entry what the last layer gives; then what each cell's cost is made of.
    private final float[][] values;
    private final float[] heads;

    // Which cells an unknown cell can see through the layers that follow.
    private final boolean[][] matters;
    private boolean[] changed;
    private boolean[] reached;
    private final int[] work;

    /** The model that the training wrote, for boards of this size. */
    public ValueNet(byte[] file, int rows, int columns) {
        ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        channels = in.getInt();
        layers = new Layer[in.getInt()];
        planes = new Planes(rows, columns);
        board = planes.board();
        values = new float[layers.length + 1][];
        for (int i = 0; i <= layers.length; i++) {
            int depth = i == 0 ? Planes.PER_CELL : channels;
            values[i] = new float[planes.size * depth];
            if (i < layers.length) {
                layers[i] = new Layer(depth, numbers(in, 9 * depth * channels), numbers(in, channels));
            }
        }
        headWeights = numbers(in, channels * Planes.WHOLE);
        headBias = numbers(in, Planes.WHOLE);
        heads = new float[planes.size * Planes.WHOLE];
        matters = new boolean[layers.length + 1][planes.size];
        changed = new boolean[planes.size];
        reached = new boolean[planes.size];
        work = new int[board.length + 3];
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

    /** The chance to win a position, worked out from scratch. */
    public double value(Snapshot position) {
        planes.read(position, board);
        System.arraycopy(planes.unknown, 0, matters[layers.length], 0, planes.size);
        for (int i = layers.length - 1; i >= 0; i--) {
            grow(matters[i + 1], matters[i]);
        }
        Arrays.fill(changed, true);
        System.arraycopy(planes.cells, 0, values[0], 0, planes.cells.length);
        return workOut();
    }

    /** The chance to win a position that comes of the last one given to {@link #value} by opening cells. */
    public double valueAfter(Snapshot position) {
        planes.read(position, board);
        for (int cell : board) {
            int at = cell * Planes.PER_CELL;
            changed[cell] = differs(at);
            if (changed[cell]) {
                System.arraycopy(planes.cells, at, values[0], at, Planes.PER_CELL);
            }
        }
        return workOut();
    }

    private boolean differs(int at) {
        for (int i = at; i < at + Planes.PER_CELL; i++) {
            if (Math.abs(planes.cells[i] - values[0][i]) > SAME) {
                return true;
            }
        }
        return false;
    }

    private double workOut() {
        int count = 0;
        for (int i = 0; i < layers.length; i++) {
            grow(changed, reached);
            boolean[] swap = changed;
            changed = reached;
            reached = swap;
            count = 0;
            for (int cell : board) {
                if (changed[cell] && matters[i + 1][cell]) {
                    work[count++] = cell;
                }
            }
            layers[i].run(values[i], values[i + 1], work, count, planes.width);
        }
        for (int i = 0; i < count; i++) {
            writeHead(work[i], values[layers.length]);
        }
        return Math.exp(-cost());
    }

    private void grow(boolean[] from, boolean[] to) {
        Arrays.fill(to, false);
        for (int cell : board) {
            if (from[cell]) {
                for (int row = cell - planes.width; row <= cell + planes.width; row += planes.width) {
                    to[row - 1] = true;
                    to[row] = true;
                    to[row + 1] = true;
                }
            }
        }
    }

    private void writeHead(int cell, float[] from) {
        for (int j = 0; j < Planes.WHOLE; j++) {
            float sum = headBias[j];
            for (int i = 0; i < channels; i++) {
                sum += headWeights[i * Planes.WHOLE + j] * from[cell * channels + i];
            }
            heads[cell * Planes.WHOLE + j] = sum;
        }
    }

    // What concerns the whole board comes in here, at the end, so that a change of it makes nothing else to work out
    // again.
    private double cost() {
        double cost = 0;
        for (int cell : board) {
            if (planes.unknown[cell]) {
                double sum = 0;
                for (int j = 0; j < Planes.WHOLE; j++) {
                    sum += heads[cell * Planes.WHOLE + j] * planes.whole[j];
                }
                cost += sum > 20 ? sum : Math.log1p(Math.exp(sum));
            }
        }
        return cost;
    }
}
