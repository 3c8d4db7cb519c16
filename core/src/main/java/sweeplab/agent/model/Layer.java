// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

import java.util.Arrays;

/**
 * One layer of the model: each channel is spread over a cell's neighbours by weights of its own, then the channels of a cell are
 * mixed, and what is above 0 is added to what was there.
 */
final class Layer {

    // Neighbour by neighbour (row by row), then channel.
    private final float[][] weights;
    private final Mix mix;
    private final float[][] around;

    Layer(float[][] spread, Mix mix) {
        weights = spread;
        this.mix = mix;
        around = new float[Mix.TOGETHER][mix.outputs()];
    }

    /** Works out the cells of a list on a grid of this width. */
    void run(float[][] from, float[][] to, CellList list, int width) {
        for (int at = 0; at < list.count; at += Mix.TOGETHER) {
            int count = Math.min(Mix.TOGETHER, list.count - at);
            spread(from, list.cells, at, count, width);
            mix.run(around, count);
            for (int k = 0; k < count; k++) {
                int cell = list.cells[at + k];
                finish(from[cell], to[cell], mix.sums[k]);
            }
        }
    }

    private void spread(float[][] from, int[] cells, int at, int count, int width) {
        for (int k = 0; k < count; k++) {
            Arrays.fill(around[k], 0);
        }
        for (int row = 0; row < 3; row++) {
            for (int k = 0; k < count; k++) {
                addRow(from, cells[at + k] + (row - 1) * width, row * 3, around[k]);
            }
        }
    }

    private void addRow(float[][] from, int cell, int at, float[] sums) {
        add(from[cell - 1], weights[at], from[cell], weights[at + 1], from[cell + 1], weights[at + 2], sums);
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
