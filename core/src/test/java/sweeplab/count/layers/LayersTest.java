// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A layer that would be far larger than is allowed ends early, not when it is whole. */
final class LayersTest {

    private static final int STATES = 1 << 13;
    private static final int LABELS = 1000;

    @Test
    void noMoreStatesAreMadeThanAllowedTwiceOver() {
        Layers layers = new Layers(new Allowance(STATES));
        layers.begin(Integer.MAX_VALUE);
        boolean going = true;
        for (int layer = 0; going; layer++) {
            going = grow(layers);
            assertThat(layer).isLessThan(3);
        }
        assertThat(layers.states).isBetween(STATES, 4 * STATES);
    }

    // Every state has a thousand others after it.
    private static boolean grow(Layers layers) {
        int from = layers.layers == 0 ? 0 : layers.layerFirst[layers.layers];
        int to = layers.states;
        layers.beginLayer();
        for (int label = 0; label < LABELS; label++) {
            layers.addLabel(0, 1);
        }
        for (int state = from; state < to; state++) {
            layers.from(state);
            for (int label = 0; label < LABELS; label++) {
                layers.edge(label, (long) state * LABELS + label);
            }
        }
        return layers.endLayer();
    }
}
