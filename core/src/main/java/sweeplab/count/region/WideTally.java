// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Weights;

/** The sums of {@link TallyPass}, for layers of any size. */
public final class WideTally {

    private final Layers layers;
    private final TallyPass.Ways ways;
    private Weights now = Weights.of(1);
    private int[] at = new int[1];
    private int tallies = 1;

    private WideTally(Layers layers, TallyPass.Ways ways) {
        this.layers = layers;
        this.ways = ways;
    }

    /** Solutions by number of dangers (from the fewest on), each a row by tally (from 0 on); the layers must have a path to the end. */
    public static Weights[] run(Layers layers, TallyPass.Ways ways) {
        WideTally tally = new WideTally(layers, ways);
        for (int layer = 0; layer < layers.layers; layer++) {
            tally.step(layer);
        }
        return tally.rows();
    }

    private void step(int layer) {
        int more = tallies + TallyPass.mostAdded(layers, layer, ways);
        int nextFirst = layers.layerFirst[layer + 1];
        int[] nextAt = places(layer + 1, more);
        layers.demand(layer, more);
        Weights next = new Weights(nextAt[nextAt.length - 1]);
        for (int state = layers.layerFirst[layer]; state < nextFirst; state++) {
            int width = TallyPass.width(layers, state);
            for (int edge = layers.edgeFirst[state]; width > 0 && edge < layers.edgeFirst[state + 1]; edge++) {
                int target = layers.target[edge];
                int shift = layers.low[state]
                        + layers.gain[layers.labelFirst[layer] + layers.label[edge]]
                        - layers.low[target];
                int rows = Math.min(width, TallyPass.width(layers, target) - shift);
                double[] added = ways.of(layer, layers.label[edge]);
                for (int row = 0; row < rows; row++) {
                    int from = at[state - layers.layerFirst[layer]] + row * tallies;
                    int to = nextAt[target - nextFirst] + (row + shift) * more;
                    for (int tally = 0; tally < added.length; tally++) {
                        next.addTimes(to + tally, now, from, tallies, added[tally]);
                    }
                }
            }
        }
        now = next;
        at = nextAt;
        tallies = more;
    }

    // Where the rows of each state of a layer begin, and where the last end.
    private int[] places(int layer, int itsTallies) {
        int first = layers.layerFirst[layer];
        int[] places = new int[layers.layerFirst[layer + 1] - first + 1];
        long sums = 0;
        for (int i = 1; i < places.length; i++) {
            sums += (long) itsTallies * TallyPass.width(layers, first + i - 1);
            places[i] = places[i - 1] + itsTallies * TallyPass.width(layers, first + i - 1);
        }
        layers.allowance().demandSums(sums);
        return places;
    }

    private Weights[] rows() {
        int least = layers.restLow[0];
        Weights[] rows = new Weights[layers.restHigh[0] - least + 1];
        Arrays.setAll(rows, row -> new Weights(tallies));
        int first = layers.layerFirst[layers.layers];
        for (int state = first; state < layers.states; state++) {
            for (int row = 0; row < TallyPass.width(layers, state); row++) {
                rows[layers.low[state] - least + row].addTimes(0, now, at[state - first] + row * tallies, tallies, 1);
            }
        }
        return rows;
    }
}
