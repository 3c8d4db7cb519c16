// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

/** Sums over all paths through layers. */
public interface Sums {

    /** For each label of a layer, the solutions that have it and this many dangers in all. */
    Weights labels(int layer, int dangers);

    /** The weights of the edges from a state for a walk to the end that still meets so many dangers: in proportion to the ways behind them. */
    double[] edges(int layer, int state, int dangers);

    /** The sums of layers that have a path to the end. */
    static Sums of(Layers layers) {
        if (layers.large()) {
            return new WidePasses(layers);
        }
        Passes passes = new Passes();
        passes.run(layers);
        return passes;
    }
}
