// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.sample;

import sweeplab.base.Dice;
import sweeplab.base.IntList;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Sums;
import sweeplab.count.region.LayeredPuzzle;
import sweeplab.count.region.Region;
import sweeplab.world.Content;

/** Draws solutions of one region that have a given number of dangers, all equally likely: a walk through its layers. */
final class Paths {

    private final Layers layers;
    private final Sums sums;
    private final IntList boxes;

    Paths(LayeredPuzzle layout) {
        layers = layout.layers();
        boxes = layout.boxes();
        sums = Sums.of(layers);
    }

    void draw(Region region, int dangers, Dice dice, byte[] content) {
        int state = 0;
        int left = dangers;
        for (int layer = 0; layer < layers.layers; layer++) {
            int edge = layers.edgeFirst[state] + dice.pick(sums.edges(layer, state, left));
            int here = layers.label[edge];
            left -= layers.gain[layers.labelFirst[layer] + here];
            state = layers.target[edge];
            place(region, boxes.get(layer), here, dice, content);
        }
    }

    private static void place(Region region, int box, int dangers, Dice dice, byte[] content) {
        int left = dangers;
        for (int i = region.starts[box]; i < region.starts[box + 1]; i++) {
            if (dice.nextInt(region.starts[box + 1] - i) < left) {
                content[region.cells[i]] = Content.DANGER.code();
                left--;
            }
        }
    }
}
