// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

import java.util.Arrays;

/**
 * One layer of the model: each channel is spread over a cell's neighbours by weights of its own, then the channels of a cell are
 * mixed, and what is above 0 is added to what was there.
 */
final class Layer {

    // Neighbour by neighbour (row by row), then channel.
    private final float[][] spread;
    private final Mix mix;
    private final float[] around;

    Layer(float[][] spread, Mix mix) {
        this.spread = spread;
        this.mix = mix;
        around = new float[mix.outputs()];
    }

    /** Works out the cells of a list on a grid of this width. */
    void run(float[][] from, float[][] to, CellList list, int width) {
        for (int i = 0; i < list.count; i++) {
            int cell = list.cells[i];
            Arrays.fill(around, 0);
            addRow(from, cell - width, 0);
            addRow(from, cell, 3);
            addRow(from, cell + width, 6);
            mix.run(around);
            finish(from[cell], to[cell], mix.sums);
        }
    }

    private void addRow(float[][] from, int cell, int at) {
        add(from[cell - 1], spread[at], from[cell], spread[at + 1], from[cell + 1], spread[at + 2], around);
    }

    private static void add(float[] a, float[] v, float[] b, float[] w, float[] c, float[] x, float[] sums) {
        for (int o = 0; o < sums.length; o++) {
            sums[o] = sums[o] + v[o] * a[o] + w[o] * b[o] + x[o] * c[o];
        }
    }

    private static void finish(float[] from, float[] to, float[] sums) {
        for (int o = 0; o < sums.length; o++) {
            to[o] = from[o] + Math.max(0, sums[o]);
        }
    }
}
