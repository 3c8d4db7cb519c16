// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

/** Weighted sums of the numbers of one cell, for four cells at a time so that each weight is read once for all. */
final class Mix {

    /** How many cells are worked out together. */
    static final int TOGETHER = 4;

    private final int inputs;
    private final int outputs;
    // Input by input.
    private final float[] weights;
    private final float[] bias;

    /** The sums of four cells, one after the other. */
    final float[] sums;

    Mix(int inputs, float[] weights, float[] bias) {
        this.inputs = inputs;
        this.weights = weights;
        this.bias = bias;
        outputs = bias.length;
        sums = new float[TOGETHER * outputs];
    }

    int outputs() {
        return outputs;
    }

    /** Works out the sums of the four cells from this place of a list on, each of which has so many numbers. */
    void run(float[] from, int depth, int[] cells, int at) {
        for (int k = 0; k < TOGETHER; k++) {
            System.arraycopy(bias, 0, sums, k * outputs, outputs);
        }
        for (int i = 0; i < inputs; i += 4) {
            add(
                    i * outputs,
                    from,
                    cells[at] * depth + i,
                    cells[at + 1] * depth + i,
                    cells[at + 2] * depth + i,
                    cells[at + 3] * depth + i);
        }
    }

    // A loop over outputs that the compiler can turn into vector instructions: four inputs of four cells at once.
    private void add(int at, float[] from, int p, int q, int r, int s) {
        float[] w = weights;
        float[] sum = sums;
        int n = outputs;
        float p0 = from[p];
        float p1 = from[p + 1];
        float p2 = from[p + 2];
        float p3 = from[p + 3];
        float q0 = from[q];
        float q1 = from[q + 1];
        float q2 = from[q + 2];
        float q3 = from[q + 3];
        float r0 = from[r];
        float r1 = from[r + 1];
        float r2 = from[r + 2];
        float r3 = from[r + 3];
        float s0 = from[s];
        float s1 = from[s + 1];
        float s2 = from[s + 2];
        float s3 = from[s + 3];
        for (int o = 0; o < n; o++) {
            float w0 = w[at + o];
            float w1 = w[at + n + o];
            float w2 = w[at + 2 * n + o];
            float w3 = w[at + 3 * n + o];
            sum[o] += p0 * w0 + p1 * w1 + p2 * w2 + p3 * w3;
            sum[n + o] += q0 * w0 + q1 * w1 + q2 * w2 + q3 * w3;
            sum[2 * n + o] += r0 * w0 + r1 * w1 + r2 * w2 + r3 * w3;
            sum[3 * n + o] += s0 * w0 + s1 * w1 + s2 * w2 + s3 * w3;
        }
    }
}
