// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

/** Weighted sums of the numbers of one cell. */
final class Mix {

    // A row for each input, since the compiler makes vector instructions only of loops over whole arrays.
    private final float[][] weights;
    private final float[] bias;

    /** The sums of the cell worked out last. */
    final float[] sums;

    Mix(float[][] weights, float[] bias) {
        this.weights = weights;
        this.bias = bias;
        sums = new float[bias.length];
    }

    int outputs() {
        return sums.length;
    }

    /** Works out the sums of a cell with these numbers. */
    void run(float[] numbers) {
        System.arraycopy(bias, 0, sums, 0, sums.length);
        float[][] w = weights;
        for (int i = 0; i < w.length; i += 4) {
            add(w[i], numbers[i], w[i + 1], numbers[i + 1], w[i + 2], numbers[i + 2], w[i + 3], numbers[i + 3], sums);
        }
    }

    private static void add(
            float[] v, float a, float[] w, float b, float[] x, float c, float[] y, float d, float[] sums) {
        for (int o = 0; o < sums.length; o++) {
            sums[o] += a * v[o] + b * w[o] + c * x[o] + d * y[o];
        }
    }
}
