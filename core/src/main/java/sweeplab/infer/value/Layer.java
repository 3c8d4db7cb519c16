package sweeplab.infer.value;

/** One layer of the model: each channel of a cell is a weighted sum over the cell and its eight neighbours, or 0 if that is less. */
final class Layer {

    private final int depth;
    private final int channels;
    // Neighbour by neighbour (row by row), then input, then channel.
    private final float[] weights;
    private final float[] bias;
    private final float[][] sums;

    Layer(int depth, float[] weights, float[] bias) {
        this.depth = depth;
        this.weights = weights;
        this.bias = bias;
        channels = bias.length;
        sums = new float[4][channels];
    }

    /** Works out some cells, four at a time so that each weight is read once for all; the list has room for 3 more. */
    void run(float[] from, float[] to, int[] cells, int count, int width) {
        for (int i = count; count > 0 && i < count + 3; i++) {
            cells[i] = cells[count - 1];
        }
        for (int i = 0; i < count; i += 4) {
            for (float[] sum : sums) {
                System.arraycopy(bias, 0, sum, 0, channels);
            }
            for (int n = 0; n < 9; n++) {
                int step = (n / 3 - 1) * width + n % 3 - 1;
                add(
                        from,
                        n,
                        (cells[i] + step) * depth,
                        (cells[i + 1] + step) * depth,
                        (cells[i + 2] + step) * depth,
                        (cells[i + 3] + step) * depth);
            }
            for (int k = 0; k < 4; k++) {
                finish(sums[k], from, to, cells[i + k] * channels);
            }
        }
    }

    // A loop over channels that the compiler can turn into vector instructions: four inputs of four cells at once.
    private void add(float[] from, int neighbour, int p, int q, int r, int s) {
        float[] w = weights;
        float[] sumP = sums[0];
        float[] sumQ = sums[1];
        float[] sumR = sums[2];
        float[] sumS = sums[3];
        for (int i = 0; i < depth; i += 4) {
            int a = (neighbour * depth + i) * channels;
            int b = a + channels;
            int c = b + channels;
            int d = c + channels;
            float p0 = from[p + i];
            float p1 = from[p + i + 1];
            float p2 = from[p + i + 2];
            float p3 = from[p + i + 3];
            float q0 = from[q + i];
            float q1 = from[q + i + 1];
            float q2 = from[q + i + 2];
            float q3 = from[q + i + 3];
            float r0 = from[r + i];
            float r1 = from[r + i + 1];
            float r2 = from[r + i + 2];
            float r3 = from[r + i + 3];
            float s0 = from[s + i];
            float s1 = from[s + i + 1];
            float s2 = from[s + i + 2];
            float s3 = from[s + i + 3];
            for (int o = 0; o < sumP.length; o++) {
                float w0 = w[a + o];
                float w1 = w[b + o];
                float w2 = w[c + o];
                float w3 = w[d + o];
                sumP[o] += p0 * w0 + p1 * w1 + p2 * w2 + p3 * w3;
                sumQ[o] += q0 * w0 + q1 * w1 + q2 * w2 + q3 * w3;
                sumR[o] += r0 * w0 + r1 * w1 + r2 * w2 + r3 * w3;
                sumS[o] += s0 * w0 + s1 * w1 + s2 * w2 + s3 * w3;
            }
        }
    }

    // Every layer but the first adds to what it was given.
    private void finish(float[] sum, float[] from, float[] to, int at) {
        boolean adds = depth == channels;
        for (int o = 0; o < channels; o++) {
            to[at + o] = Math.max(0, sum[o]) + (adds ? from[at + o] : 0);
        }
    }
}
