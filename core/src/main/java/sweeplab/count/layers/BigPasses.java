// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

import java.math.BigInteger;
import java.util.Arrays;

/** The forward-backward sums of {@link Passes} in whole numbers without end. */
public final class BigPasses {

    /** How many ways a label of a layer stands for. */
    public interface Ways {
        BigInteger of(int layer, int label);
    }

    private final Layers layers;
    private final Ways ways;
    private final BigInteger[][] forward;
    private final BigInteger[][] backward;
    private final long bytes;

    public BigPasses(Layers layers, Ways ways) {
        this.layers = layers;
        this.ways = ways;
        bytes = layers.allowance().demandNumbers(numbers(), layers.labelFirst[layers.layers]);
        forward = new BigInteger[layers.states][];
        backward = new BigInteger[layers.states][];
        for (int state = 0; state < layers.states; state++) {
            boolean alive = layers.alive(state);
            forward[state] = zeros(alive ? layers.high[state] - layers.low[state] + 1 : 0);
            backward[state] = zeros(alive ? layers.restHigh[state] - layers.restLow[state] + 1 : 0);
        }
        forward[0][0] = BigInteger.ONE;
        for (int layer = 0; layer < layers.layers; layer++) {
            pushForward(layer);
        }
        for (int state = layers.layerFirst[layers.layers]; state < layers.states; state++) {
            backward[state][0] = BigInteger.ONE;
        }
        for (int layer = layers.layers - 1; layer >= 0; layer--) {
            pullBackward(layer);
        }
    }

    /** Gives back what the sums took. */
    public void close() {
        layers.allowance().budget().release(bytes);
    }

    private long numbers() {
        long numbers = 0;
        for (int state = 0; state < layers.states; state++) {
            if (layers.alive(state)) {
                numbers += layers.high[state] - layers.low[state] + layers.restHigh[state] - layers.restLow[state] + 2;
            }
        }
        return numbers;
    }

    public static BigInteger[] zeros(int length) {
        BigInteger[] zeros = new BigInteger[length];
        Arrays.fill(zeros, BigInteger.ZERO);
        return zeros;
    }

    private interface Edge {
        void visit(int state, int label, int next);
    }

    private void forEachEdge(int layer, Edge edges) {
        for (int state = layers.layerFirst[layer]; state < layers.layerFirst[layer + 1]; state++) {
            for (int edge = layers.edgeFirst[state]; edge < layers.edgeFirst[state + 1]; edge++) {
                if (layers.alive(layers.target[edge])) {
                    edges.visit(state, layers.label[edge], layers.target[edge]);
                }
            }
        }
    }

    private int gain(int layer, int label) {
        return layers.gain[layers.labelFirst[layer] + label];
    }

    private void pushForward(int layer) {
        forEachEdge(layer, (state, label, next) -> {
            int shift = layers.low[state] + gain(layer, label) - layers.low[next];
            add(forward[next], shift, forward[state], ways.of(layer, label));
        });
    }

    private void pullBackward(int layer) {
        forEachEdge(layer, (state, label, next) -> {
            int shift = layers.restLow[next] + gain(layer, label) - layers.restLow[state];
            add(backward[state], shift, backward[next], ways.of(layer, label));
        });
    }

    // What would fall behind the end is over the cap.
    private void add(BigInteger[] to, int shift, BigInteger[] from, BigInteger times) {
        layers.allowance().budget().demand(1 + from.length);
        for (int i = 0; i < from.length && i + shift < to.length; i++) {
            if (from[i].signum() != 0) {
                to[i + shift] = to[i + shift].add(from[i].multiply(times));
            }
        }
    }

    /** Solutions by number of dangers, from the fewest on. */
    public BigInteger[] solutions() {
        return backward[0];
    }

    /** The solutions in which a layer has this label, by number of dangers, from the fewest on. */
    public BigInteger[] mass(int layer, int itsLabel) {
        BigInteger[] sums = zeros(backward[0].length);
        forEachEdge(layer, (state, label, next) -> {
            int shift = layers.low[state] + gain(layer, label) + layers.restLow[next] - layers.restLow[0];
            for (int i = 0; label == itsLabel && i < forward[state].length; i++) {
                if (i + shift < sums.length) {
                    add(sums, i + shift, backward[next], forward[state][i].multiply(ways.of(layer, label)));
                }
            }
        });
        return sums;
    }
}
