// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.list;

import java.util.List;
import sweeplab.base.PublicApi;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/**
 * The worlds that are still possible (the models of what is known) and what each covered cell would show in each of them. Entry {@code [c][w]} of
 * {@code shows} is {@link #DANGER} or any other number that stands for what the c-th of {@code cells} shows in world w,
 * with the bit {@link #GOLD} set where that is gold. Without weights, all worlds are equally likely.
 */
@PublicApi
public record WorldList(int[] cells, int[][] shows, long... weights) {

    /** What a danger shows. */
    public static final int DANGER = -1;

    /** Set in what a cell shows where it is gold, which gives a life. */
    public static final int GOLD = 1 << 30;

    public WorldList {
        if (cells.length == 0 || shows.length != cells.length || shows[0].length == 0) {
            throw new IllegalArgumentException("a list of worlds needs cells, worlds, and a row for each cell: "
                    + shows.length + " rows for " + cells.length + " cells");
        }
        if (weights.length != 0 && weights.length != shows[0].length) {
            throw new IllegalArgumentException(weights.length + " weights for " + shows[0].length + " worlds");
        }
    }

    /** What these cells would show in each of these worlds under the rules, all worlds equally likely. */
    public static WorldList of(Rules rules, List<World> worlds, int... cells) {
        int[][] shows = new int[cells.length][worlds.size()];
        for (int w = 0; w < worlds.size(); w++) {
            for (int c = 0; c < cells.length; c++) {
                shows[c][w] = shown(rules, worlds.get(w), cells[c]);
            }
        }
        return new WorldList(cells, shows);
    }

    private static int shown(Rules rules, World world, int cell) {
        if (world.danger(cell)) {
            return DANGER;
        }
        int goldClue = rules.goldClue() == GoldClue.NONE ? 0 : rules.goldClue().clue(world, cell);
        return rules.clue(world, cell) | goldClue << 12 | (world.gold(cell) ? GOLD : 0);
    }

    /** How many worlds there are. */
    public int size() {
        return shows[0].length;
    }

    public long weight(int world) {
        return weights.length == 0 ? 1 : weights[world];
    }

    public long totalWeight() {
        long sum = 0;
        for (int world = 0; world < size(); world++) {
            sum += weight(world);
        }
        return sum;
    }
}
