// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.count.layers.Layers;

/**
 * Sums over all paths through layers, by the number of dangers and by a tally of those dangers that lie in some chosen cells: how
 * many solutions have so many dangers, and so many of them beside one cell. For layers that are not {@link Layers#large}.
 */
final class TallyPass {

    /** The ways that a label of a layer stands for, by how much it adds to the tally. */
    public interface Ways {
        double[] of(int layer, int label);
    }

    // The sums of the states of one layer and of the next: a row of tallies for each number of dangers, row after row.
    private double[] now = new double[256];
    private double[] next = new double[256];
    private int[] at = new int[64];
    private int[] nextAt = new int[64];
    private int tallies;
    private int nextTallies;

    /** Solutions by number of dangers (from the fewest on) and tally (from 0 on); the layers must have a path to the end. */
    public double[][] run(Layers layers, Ways ways) {
        tallies = 1;
        at[0] = 0;
        now[0] = 1;
        for (int layer = 0; layer < layers.layers; layer++) {
            nextTallies = tallies + mostAdded(layers, layer, ways);
            makeRoom(layers, layer + 1);
            layers.demand(layer, nextTallies);
            step(layers, layer, ways);
            swap();
        }
        return rows(layers);
    }

    static int mostAdded(Layers layers, int layer, Ways ways) {
        int most = 0;
        for (int label = layers.labelFirst[layer + 1] - layers.labelFirst[layer] - 1; label >= 0; label--) {
            most = Math.max(most, ways.of(layer, label).length - 1);
        }
        return most;
    }

    static int width(Layers layers, int state) {
        return layers.alive(state) ? layers.high[state] - layers.low[state] + 1 : 0;
    }

    private void makeRoom(Layers layers, int layer) {
        int first = layers.layerFirst[layer];
        int count = layers.layerFirst[layer + 1] - first;
        nextAt = Puzzle.roomFor(nextAt, count);
        long end = 0;
        for (int i = 0; i < count; i++) {
            nextAt[i] = (int) end;
            end += (long) nextTallies * width(layers, first + i);
        }
        layers.allowance().demandSums(end);
        if (next.length < end) {
            next = new double[2 * (int) end];
        }
        Arrays.fill(next, 0, (int) end, 0);
    }

    private void step(Layers layers, int layer, Ways ways) {
        int first = layers.layerFirst[layer];
        int nextFirst = layers.layerFirst[layer + 1];
        for (int state = first; state < nextFirst; state++) {
            int width = width(layers, state);
            for (int edge = layers.edgeFirst[state]; width > 0 && edge < layers.edgeFirst[state + 1]; edge++) {
                int target = layers.target[edge];
                int gain = layers.gain[layers.labelFirst[layer] + layers.label[edge]];
                int shift = layers.low[state] + gain - layers.low[target];
                int rows = Math.min(width, width(layers, target) - shift);
                int to = nextAt[target - nextFirst] + shift * nextTallies;
                push(rows, at[state - first], to, ways.of(layer, layers.label[edge]));
            }
        }
    }

    private void push(int rows, int from, int to, double[] ways) {
        if (tallies == nextTallies) {
            for (int i = 0; i < rows * tallies; i++) {
                next[to + i] += now[from + i] * ways[0];
            }
            return;
        }
        for (int row = 0; row < rows; row++) {
            for (int tally = 0; tally < tallies; tally++) {
                double some = now[from + row * tallies + tally];
                for (int more = 0; more < ways.length; more++) {
                    next[to + row * nextTallies + tally + more] += some * ways[more];
                }
            }
        }
    }

    private void swap() {
        double[] sums = now;
        now = next;
        next = sums;
        int[] places = at;
        at = nextAt;
        nextAt = places;
        tallies = nextTallies;
    }

    private double[][] rows(Layers layers) {
        int least = layers.restLow[0];
        double[][] rows = new double[layers.restHigh[0] - least + 1][tallies];
        int first = layers.layerFirst[layers.layers];
        for (int state = first; state < layers.states; state++) {
            for (int row = 0; row < width(layers, state); row++) {
                for (int tally = 0; tally < tallies; tally++) {
                    rows[layers.low[state] - least + row][tally] += now[at[state - first] + row * tallies + tally];
                }
            }
        }
        return rows;
    }
}
