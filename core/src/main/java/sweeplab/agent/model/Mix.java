// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

/** Weighted sums of the numbers of each of some cells, a few at a time: sums that were just written are slow to read again. */
final class Mix {

    /** How many cells are worked out together at most. */
    static final int TOGETHER = 16;

    // A row for each input, since the compiler makes vector instructions only of loops over whole arrays.
    private final float[][] weights;
    private final float[] bias;

    /** The sums of the cells worked out last. */
    final float[][] sums;

    Mix(float[][] weights, float[] bias) {
        this.weights = weights;
        this.bias = bias;
        sums = new float[TOGETHER][bias.length];
    }

    int outputs() {
        return bias.length;
    }

    /** Works out the sums of so many cells with these numbers. */
    void run(float[][] numbers, int count) {
        for (int k = 0; k < count; k++) {
            System.arraycopy(bias, 0, sums[k], 0, bias.length);
        }
        for (int i = 0; i < weights.length; i += 4) {
            for (int k = 0; k < count; k++) {
                add(i, numbers[k], sums[k]);
            }
        }
    }

    private void add(int at, float[] numbers, float[] sums) {
        float a = numbers[at];
        float b = numbers[at + 1];
        float c = numbers[at + 2];
        float d = numbers[at + 3];
        float[] v = weights[at];
        float[] w = weights[at + 1];
        float[] x = weights[at + 2];
        float[] y = weights[at + 3];
        for (int o = 0; o < sums.length; o++) {
            sums[o] += a * v[o] + b * w[o] + c * x[o] + d * y[o];
        }
    }
}
