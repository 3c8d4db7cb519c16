// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

/**
 * One layer of the model: each channel is spread over a cell's neighbours by weights of its own, then the channels of a cell are
 * mixed, and what is above 0 is added to what was there.
 */
final class Layer {

    private static final int[] IN_ORDER = {0, 1, 2, 3};

    private final int channels;
    // Neighbour by neighbour (row by row), then channel.
    private final float[] spread;
    private final Mix mix;
    private final float[] around;

    Layer(float[] spread, Mix mix) {
        this.spread = spread;
        this.mix = mix;
        channels = mix.outputs();
        around = new float[Mix.TOGETHER * channels];
    }

    /** Works out the cells of a list on a grid of this width. */
    void run(float[] from, float[] to, CellList list, int width) {
        int[] cells = list.cells;
        for (int i = 0; i < list.count; i += Mix.TOGETHER) {
            for (int k = 0; k < Mix.TOGETHER; k++) {
                spread(from, cells[i + k] * channels, width * channels, k * channels);
            }
            mix.run(around, channels, IN_ORDER, 0);
            for (int k = 0; k < Mix.TOGETHER; k++) {
                finish(from, to, cells[i + k] * channels, k * channels);
            }
        }
    }

    private void spread(float[] from, int cell, int row, int at) {
        float[] w = spread;
        float[] sums = around;
        int n = channels;
        int above = cell - row;
        int below = cell + row;
        for (int o = 0; o < n; o++) {
            sums[at + o] = w[o] * from[above - n + o]
                    + w[n + o] * from[above + o]
                    + w[2 * n + o] * from[above + n + o]
                    + w[3 * n + o] * from[cell - n + o]
                    + w[4 * n + o] * from[cell + o]
                    + w[5 * n + o] * from[cell + n + o]
                    + w[6 * n + o] * from[below - n + o]
                    + w[7 * n + o] * from[below + o]
                    + w[8 * n + o] * from[below + n + o];
        }
    }

    private void finish(float[] from, float[] to, int cell, int at) {
        float[] sums = mix.sums;
        for (int o = 0; o < channels; o++) {
            to[cell + o] = from[cell + o] + Math.max(0, sums[at + o]);
        }
    }
}
