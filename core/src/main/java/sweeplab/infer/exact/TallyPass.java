package sweeplab.infer.exact;

/**
 * Sums over all paths through layers, by the number of dangers and by a tally of those dangers that lie in some chosen cells: how
 * many solutions have so many dangers, and so many of them beside one cell.
 */
final class TallyPass {

    /** The ways that a label of a layer stands for, by how much it adds to the tally. */
    interface Ways {
        double[] of(int layer, int label);
    }

    private TallyPass() {}

    /** Solutions by number of dangers (from the fewest on) and tally (0 to most); the layers must have a path to the end. */
    static double[][] run(Layers layers, int mostTally, Ways ways) {
        double[][] sums = {new double[mostTally + 1]};
        double[][][] now = {sums};
        sums[0][0] = 1;
        for (int layer = 0; layer < layers.layers; layer++) {
            now = step(layers, layer, now, mostTally, ways);
        }
        int least = layers.restLow[0];
        double[][] all = new double[layers.restHigh[0] - least + 1][mostTally + 1];
        for (int i = 0; i < now.length; i++) {
            int state = layers.layerFirst[layers.layers] + i;
            for (int count = layers.low[state]; count <= layers.high[state]; count++) {
                add(all[count - least], now[i][count - layers.low[state]], new double[] {1});
            }
        }
        return all;
    }

    private static double[][][] step(Layers layers, int layer, double[][][] now, int mostTally, Ways ways) {
        int first = layers.layerFirst[layer];
        int nextFirst = layers.layerFirst[layer + 1];
        int nextEnd = layer + 1 == layers.layers ? layers.states : layers.layerFirst[layer + 2];
        double[][][] next = new double[nextEnd - nextFirst][][];
        for (int i = 0; i < next.length; i++) {
            int state = nextFirst + i;
            int width = layers.alive(state) ? layers.high[state] - layers.low[state] + 1 : 0;
            next[i] = new double[width][mostTally + 1];
        }
        double largest = 0;
        for (int i = 0; i < now.length; i++) {
            for (int edge = layers.edgeFirst[first + i]; edge < layers.edgeFirst[first + i + 1]; edge++) {
                int target = layers.target[edge];
                if (layers.alive(target)) {
                    int gain = layers.gain[layers.labelFirst[layer] + layers.label[edge]];
                    int shift = layers.low[first + i] + gain - layers.low[target];
                    double[] times = ways.of(layer, layers.label[edge]);
                    for (int count = 0;
                            count < now[i].length && count + shift < next[target - nextFirst].length;
                            count++) {
                        largest = Math.max(largest, add(next[target - nextFirst][count + shift], now[i][count], times));
                    }
                }
            }
        }
        scale(next, largest);
        return next;
    }

    // Only proportions matter in the end.
    private static void scale(double[][][] values, double largest) {
        if (largest > 0x1p300) {
            for (double[][] counts : values) {
                for (double[] tallies : counts) {
                    for (int i = 0; i < tallies.length; i++) {
                        tallies[i] /= largest;
                    }
                }
            }
        }
    }

    private static double add(double[] to, double[] from, double[] times) {
        double largest = 0;
        for (int i = 0; i < from.length; i++) {
            for (int j = 0; from[i] != 0 && j < times.length && i + j < to.length; j++) {
                to[i + j] += from[i] * times[j];
                largest = Math.max(largest, to[i + j]);
            }
        }
        return largest;
    }
}
