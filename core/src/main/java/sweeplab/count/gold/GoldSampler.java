// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import sweeplab.base.Dice;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Sums;
import sweeplab.count.result.Sampler;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.World;

/** Draws worlds of a game with gold clues: cell by cell, in proportion to the ways to fill the rest. */
public final class GoldSampler implements Sampler {

    private final GoldLayers ways;
    private final Sums sums;

    public GoldSampler(GoldLayers ways) {
        this.ways = ways;
        sums = Sums.of(ways.layers());
    }

    @Override
    public World draw(Dice dice) {
        Layers layers = ways.layers();
        byte[] content = seen();
        int state = 0;
        int left = ways.puzzle().dangers();
        for (int layer = 0; layer < layers.layers; layer++) {
            int edge = layers.edgeFirst[state] + dice.pick(sums.edges(layer, state, left));
            int what = layers.label[edge];
            left -= layers.gain[layers.labelFirst[layer] + what];
            state = layers.target[edge];
            content[ways.puzzle().cells[layer]] = code(what);
        }
        return World.of(ways.position().topology(), content);
    }

    private static byte code(int what) {
        return switch (what) {
            case GoldPuzzle.DANGER -> Content.DANGER.code();
            case GoldPuzzle.GOLD -> Content.GOLD.code();
            default -> Content.CLEAR.code();
        };
    }

    private byte[] seen() {
        View view = ways.position().view();
        byte[] content = new byte[ways.position().topology().size()];
        for (int cell = 0; cell < content.length; cell++) {
            Content seen = view.exploded(cell)
                    ? Content.DANGER
                    : view.gold(cell) ? Content.GOLD : view.blocked(cell) ? Content.BLOCKED : Content.CLEAR;
            content[cell] = seen.code();
        }
        return content;
    }
}
