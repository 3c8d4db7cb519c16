// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

/** The forward-backward sums of {@link Passes}, for layers of any size. */
public final class WidePasses implements Sums {

    // So many sums are added in a step.
    private static final int STEPS = 64;

    private final Layers layers;
    private final int[] forwardAt;
    private final int[] backwardAt;
    private final Weights forward;
    private final Weights backward;

    /** Works out all sums; the layers must have a path to the end. */
    public WidePasses(Layers layers) {
        this.layers = layers;
        forwardAt = new int[layers.states + 1];
        backwardAt = new int[layers.states + 1];
        long sums = 0;
        for (int state = 0; state < layers.states; state++) {
            sums += before(state) + after(state);
            forwardAt[state + 1] = forwardAt[state] + before(state);
            backwardAt[state + 1] = backwardAt[state] + after(state);
        }
        // Before any of it is used: the places may have overflowed.
        layers.allowance().demandSums(sums);
        forward = new Weights(forwardAt[layers.states]);
        backward = new Weights(backwardAt[layers.states]);
        run();
    }

    // How many numbers of dangers a state may have behind it, and before it.
    private int before(int state) {
        return layers.alive(state) ? layers.high[state] - layers.low[state] + 1 : 0;
    }

    private int after(int state) {
        return layers.alive(state) ? layers.restHigh[state] - layers.restLow[state] + 1 : 0;
    }

    private void run() {
        forward.add(0, 1);
        for (int layer = 0; layer < layers.layers; layer++) {
            forEachEdge(layer, width(), this::pushForward);
        }
        for (int state = layers.layerFirst[layers.layers]; state < layers.states; state++) {
            backward.add(backwardAt[state], 1);
        }
        for (int layer = layers.layers - 1; layer >= 0; layer--) {
            forEachEdge(layer, width(), this::pullBackward);
        }
    }

    private interface Edge {
        void visit(int state, int label, int next);
    }

    // Labels count through all layers here.
    private void forEachEdge(int layer, int each, Edge edges) {
        layers.demand(layer, 1 + each / STEPS);
        for (int state = layers.layerFirst[layer]; state < layers.layerFirst[layer + 1]; state++) {
            for (int edge = layers.edgeFirst[state]; edge < layers.edgeFirst[state + 1]; edge++) {
                if (layers.alive(state) && layers.alive(layers.target[edge])) {
                    edges.visit(state, layers.labelFirst[layer] + layers.label[edge], layers.target[edge]);
                }
            }
        }
    }

    // What would fall behind the end is over the cap, here and below.
    private void pushForward(int state, int label, int next) {
        int shift = layers.low[state] + layers.gain[label] - layers.low[next];
        int length = Math.min(before(state), before(next) - shift);
        forward.addTimes(forwardAt[next] + shift, forward, forwardAt[state], length, layers.ways[label]);
    }

    private void pullBackward(int state, int label, int next) {
        int shift = layers.restLow[next] + layers.gain[label] - layers.restLow[state];
        int length = Math.min(after(next), after(state) - shift);
        backward.addTimes(backwardAt[state] + shift, backward, backwardAt[next], length, layers.ways[label]);
    }

    public int width() {
        return after(0);
    }

    /** Solutions by number of dangers, from the fewest on. */
    public Weights solutions() {
        Weights solutions = new Weights(width());
        solutions.addTimes(0, backward, backwardAt[0], width(), 1);
        return solutions;
    }

    /** The solutions in which a layer has this label, by number of dangers, from the fewest on. */
    public Weights mass(int layer, int itsLabel) {
        Weights sums = new Weights(width());
        forEachEdge(layer, width() * width(), (state, label, next) -> {
            if (label == layers.labelFirst[layer] + itsLabel) {
                int shift = layers.low[state] + layers.gain[label] + layers.restLow[next] - layers.restLow[0];
                sums.addProduct(
                        shift,
                        forward,
                        forwardAt[state],
                        before(state),
                        backward,
                        backwardAt[next],
                        after(next),
                        layers.ways[label]);
            }
        });
        return sums;
    }

    @Override
    public Weights labels(int layer, int dangers) {
        int base = layers.labelFirst[layer];
        Weights sums = new Weights(layers.labelFirst[layer + 1] - base);
        forEachEdge(layer, width(), (state, label, next) -> {
            int both = dangers - layers.gain[label];
            int from = Math.max(layers.low[state], both - layers.restHigh[next]);
            int to = Math.min(layers.high[state], both - layers.restLow[next]);
            sums.addDot(
                    label - base,
                    forward,
                    forwardAt[state] + from - layers.low[state],
                    backward,
                    backwardAt[next] + both - from - layers.restLow[next],
                    -1,
                    to - from + 1,
                    layers.ways[label]);
        });
        return sums;
    }

    @Override
    public double[] edges(int layer, int state, int dangers) {
        int first = layers.edgeFirst[state];
        Weights weights = new Weights(layers.edgeFirst[state + 1] - first);
        for (int i = 0; i < weights.length(); i++) {
            int label = layers.labelFirst[layer] + layers.label[first + i];
            int next = layers.target[first + i];
            int rest = dangers - layers.gain[label];
            if (layers.alive(next) && rest >= layers.restLow[next] && rest <= layers.restHigh[next]) {
                int at = backwardAt[next] + rest - layers.restLow[next];
                weights.addTimes(i, backward, at, 1, layers.ways[label]);
            }
        }
        return weights.scaled();
    }
}
