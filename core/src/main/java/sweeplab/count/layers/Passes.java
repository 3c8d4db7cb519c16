// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

import java.util.Arrays;

/**
 * The forward-backward algorithm, sums over all paths through layers: forward from the first state, backward from the end, and both joined at each edge. A state
 * has one sum for every number of dangers so far (or still to come). For layers that are not {@link Layers#large}: then a sum is 0
 * only where there is no path.
 */
public final class Passes implements Sums {

    // So many sums are added in a step.
    private static final int STEPS = 256;

    private static final Layers NONE = new Layers(new Allowance(1));

    private int[] forwardAt = new int[64];
    private int[] backwardAt = new int[64];
    private double[] forward = new double[256];
    private double[] backward = new double[256];
    private double[] mass = new double[64];

    private Layers layers = NONE;
    private int least;
    private int width;

    /** Works out all sums; the layers must have a path to the end. */
    public void run(Layers through) {
        layers = through;
        least = layers.restLow[0];
        width = layers.restHigh[0] - least + 1;
        makeRoom();
        runForward();
        runBackward();
    }

    private void makeRoom() {
        if (forwardAt.length < layers.states) {
            forwardAt = new int[layers.key.length];
            backwardAt = new int[layers.key.length];
        }
        long forwardEnd = 0;
        long backwardEnd = 0;
        for (int state = 0; state < layers.states; state++) {
            forwardAt[state] = (int) forwardEnd - layers.low[state];
            backwardAt[state] = (int) backwardEnd - layers.restLow[state];
            if (layers.restHigh[state] >= 0) {
                forwardEnd += layers.high[state] - layers.low[state] + 1;
                backwardEnd += layers.restHigh[state] - layers.restLow[state] + 1;
            }
        }
        layers.allowance().demandSums(forwardEnd + backwardEnd);
        forward = cleared(forward, (int) forwardEnd);
        backward = cleared(backward, (int) backwardEnd);
    }

    private static double[] cleared(double[] array, int length) {
        if (array.length < length) {
            return new double[2 * length];
        }
        Arrays.fill(array, 0, length, 0);
        return array;
    }

    private void runForward() {
        forward[forwardAt[0]] = 1;
        for (int layer = 0; layer < layers.layers; layer++) {
            layers.demand(layer, 1 + width / STEPS);
            int base = layers.labelFirst[layer];
            for (int state = layers.layerFirst[layer]; state < layers.layerFirst[layer + 1]; state++) {
                if (layers.restHigh[state] >= 0) {
                    pushForward(state, base);
                }
            }
        }
    }

    private void pushForward(int state, int base) {
        int from = layers.low[state];
        int to = layers.high[state];
        int at = forwardAt[state];
        for (int edge = layers.edgeFirst[state]; edge < layers.edgeFirst[state + 1]; edge++) {
            int next = layers.target[edge];
            if (layers.restHigh[next] < 0) {
                continue;
            }
            int label = base + layers.label[edge];
            double ways = layers.ways[label];
            int nextAt = forwardAt[next] + layers.gain[label];
            int last = Math.min(to, layers.high[next] - layers.gain[label]);
            for (int count = from; count <= last; count++) {
                forward[nextAt + count] += ways * forward[at + count];
            }
        }
    }

    private void runBackward() {
        for (int state = layers.layerFirst[layers.layers]; state < layers.states; state++) {
            backward[backwardAt[state]] = 1;
        }
        for (int layer = layers.layers - 1; layer >= 0; layer--) {
            layers.demand(layer, 1 + width / STEPS);
            int base = layers.labelFirst[layer];
            for (int state = layers.layerFirst[layer]; state < layers.layerFirst[layer + 1]; state++) {
                if (layers.restHigh[state] >= 0) {
                    pullBackward(state, base);
                }
            }
        }
    }

    private void pullBackward(int state, int base) {
        for (int edge = layers.edgeFirst[state]; edge < layers.edgeFirst[state + 1]; edge++) {
            int next = layers.target[edge];
            if (layers.restHigh[next] < 0) {
                continue;
            }
            int label = base + layers.label[edge];
            double ways = layers.ways[label];
            int at = backwardAt[state] + layers.gain[label];
            int nextAt = backwardAt[next];
            int last = Math.min(layers.restHigh[next], layers.restHigh[state] - layers.gain[label]);
            for (int count = layers.restLow[next]; count <= last; count++) {
                backward[at + count] += ways * backward[nextAt + count];
            }
        }
    }

    public int least() {
        return least;
    }

    public int width() {
        return width;
    }

    /** Solutions by number of dangers, from {@link #least} on. */
    public double[] solutions() {
        int from = backwardAt[0] + least;
        return Arrays.copyOfRange(backward, from, from + width);
    }

    /**
     * For each label l of a layer, the solutions that fill the box that way, by number of dangers, at {@code l * width()}; the array is
     * used again.
     */
    public double[] mass(int layer) {
        layers.demand(layer, 1 + width * width / STEPS);
        int base = layers.labelFirst[layer];
        mass = cleared(mass, (layers.labelFirst[layer + 1] - base) * width);
        for (int state = layers.layerFirst[layer]; state < layers.layerFirst[layer + 1]; state++) {
            if (layers.restHigh[state] >= 0) {
                join(state, base);
            }
        }
        for (int label = base; label < layers.labelFirst[layer + 1]; label++) {
            double ways = layers.ways[label];
            for (int i = (label - base) * width, end = i + width; i < end; i++) {
                mass[i] *= ways;
            }
        }
        return mass;
    }

    private void join(int state, int base) {
        for (int edge = layers.edgeFirst[state]; edge < layers.edgeFirst[state + 1]; edge++) {
            int next = layers.target[edge];
            if (layers.restHigh[next] < 0) {
                continue;
            }
            int at = layers.label[edge] * width + layers.gain[base + layers.label[edge]] - least;
            for (int before = layers.low[state]; before <= layers.high[state]; before++) {
                double some = forward[forwardAt[state] + before];
                int last = Math.min(
                        layers.restHigh[next], least + width - 1 - before - layers.gain[base + layers.label[edge]]);
                // Without a path to here there is nothing to add: a shortcut, no more.
                for (int after = layers.restLow[next]; some != 0 && after <= last; after++) {
                    mass[at + before + after] += some * backward[backwardAt[next] + after];
                }
            }
        }
    }

    @Override
    public Weights labels(int layer, int dangers) {
        double[] sums = new double[layers.labelFirst[layer + 1] - layers.labelFirst[layer]];
        for (int itsLabel = 0; itsLabel < sums.length; itsLabel++) {
            sums[itsLabel] = massAt(layer, itsLabel, dangers);
        }
        return Weights.of(sums);
    }

    private double massAt(int layer, int itsLabel, int dangers) {
        layers.demand(layer, 1 + width / STEPS);
        int gain = layers.gain[layers.labelFirst[layer] + itsLabel];
        double sum = 0;
        for (int state = layers.layerFirst[layer]; state < layers.layerFirst[layer + 1]; state++) {
            for (int edge = layers.edgeFirst[state]; edge < layers.edgeFirst[state + 1]; edge++) {
                if (layers.label[edge] == itsLabel && layers.restHigh[layers.target[edge]] >= 0) {
                    sum += joinAt(state, layers.target[edge], dangers - gain);
                }
            }
        }
        return sum * layers.ways[layers.labelFirst[layer] + itsLabel];
    }

    private double joinAt(int state, int next, int dangers) {
        int from = Math.max(layers.low[state], dangers - layers.restHigh[next]);
        int to = Math.min(layers.high[state], dangers - layers.restLow[next]);
        double sum = 0;
        for (int before = from; before <= to; before++) {
            sum += forward[forwardAt[state] + before] * backward[backwardAt[next] + dangers - before];
        }
        return sum;
    }

    @Override
    public double[] edges(int layer, int state, int dangers) {
        int first = layers.edgeFirst[state];
        double[] weights = new double[layers.edgeFirst[state + 1] - first];
        for (int i = 0; i < weights.length; i++) {
            int label = layers.labelFirst[layer] + layers.label[first + i];
            int next = layers.target[first + i];
            int rest = dangers - layers.gain[label];
            boolean possible = rest >= layers.restLow[next] && rest <= layers.restHigh[next];
            weights[i] = possible ? layers.ways[label] * backward[backwardAt[next] + rest] : 0;
        }
        return weights;
    }
}
