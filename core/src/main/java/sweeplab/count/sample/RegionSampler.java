// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.sample;

import org.jspecify.annotations.Nullable;
import sweeplab.base.Dice;
import sweeplab.base.IntList;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Weights;
import sweeplab.count.region.LayeredPuzzle;
import sweeplab.count.region.Puzzle;
import sweeplab.count.region.Region;
import sweeplab.count.region.Workings;
import sweeplab.count.result.Sampler;
import sweeplab.position.Position;
import sweeplab.position.Prior;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.World;

/** Draws the regions one after the other, each with as many dangers as leave the rest a chance, then the cells that no clue touches. */
public final class RegionSampler implements Sampler {

    private final Position position;
    private final View view;
    private final Prior prior;
    private final Region[] regions;
    private final @Nullable Paths[] paths;
    private final Workings workings;
    private final Allowance allowance;
    private final Weights[] after;
    private final int[] free;

    public RegionSampler(Workings workings, Prior prior, Allowance allowance) {
        this(workings, prior, allowance, -1);
        for (int i = 0; i < regions.length; i++) {
            paths(i);
        }
    }

    /** Draws the region of this cell first, and lays out each region when it is drawn: for the position as it is now. */
    RegionSampler(Workings workings, Prior prior, Allowance allowance, int first) {
        this.workings = workings;
        this.allowance = allowance;
        this.prior = prior;
        position = workings.position();
        view = position.view();
        int count = workings.regions().count();
        regions = new Region[count];
        paths = new Paths[count];
        for (int i = 0; i < count; i++) {
            regions[i] = workings.regions().get(i);
            if (first >= 0 && has(regions[i], first)) {
                regions[i] = regions[0];
                regions[0] = workings.regions().get(i);
            }
        }
        free = freeCells(workings);
        after = new Weights[count + 1];
        weighWhatFollows();
    }

    private Paths paths(int i) {
        Paths known = paths[i];
        if (known == null) {
            Puzzle puzzle = workings.regions().puzzle(regions[i]);
            known = new Paths(new LayeredPuzzle(allowance).of(puzzle));
            paths[i] = known;
        }
        return known;
    }

    private static boolean has(Region region, int cell) {
        for (int each : region.cells) {
            if (each == cell) {
                return true;
            }
        }
        return false;
    }

    private static int[] freeCells(Workings workings) {
        IntList list = new IntList(64);
        for (int cell = 0; cell < workings.position().topology().size(); cell++) {
            if (workings.freeCells().free(cell)) {
                list.add(cell);
            }
        }
        return list.toArray();
    }

    // after[i][k]: how much it weighs that the regions from the i-th on and the free cells hold k dangers. With an
    // untold
    // total every region is alone, and a danger weighs its share.
    private void weighWhatFollows() {
        int left = position.dangersLeft();
        if (left == View.UNTOLD) {
            return;
        }
        // Chosen from the most on, so from the last to the first.
        after[regions.length] = Weights.choices(free.length, left, left + 1).reversed();
        for (int i = regions.length - 1; i >= 0; i--) {
            Weights here = regions[i].table.solutionsOfAnySize();
            after[i] = new Weights(left + 1);
            after[i].addProduct(regions[i].table.least, here, 0, here.length(), after[i + 1], 0, left + 1, 1);
        }
    }

    @Override
    public World draw(Dice dice) {
        byte[] content = seen();
        fillFree(content, draw(0, regions.length, left(), dice, content), dice);
        return world(content);
    }

    /** Draws some of the regions after those before them; how many dangers are left then. */
    int draw(int from, int to, int left, Dice dice, byte[] content) {
        int rest = left;
        for (int i = from; i < to; i++) {
            int dangers = regions[i].table.least + dice.pick(weights(i, rest));
            paths(i).draw(regions[i], dangers, dice, content);
            rest = rest == View.UNTOLD ? rest : rest - dangers;
        }
        return rest;
    }

    /** What is seen or proved, and nothing in the other cells. */
    byte[] seen() {
        byte[] content = new byte[position.topology().size()];
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = seen(cell);
        }
        return content;
    }

    World world(byte... content) {
        return World.of(position.topology(), content);
    }

    int left() {
        return position.dangersLeft();
    }

    int regions() {
        return regions.length;
    }

    int[] cells(int region) {
        return regions[region].cells;
    }

    int[] free() {
        return free;
    }

    /** True if the cell lies in the first region. */
    boolean begins(int cell) {
        return regions.length > 0 && has(regions[0], cell);
    }

    private byte seen(int cell) {
        if (position.status(cell) == Position.DANGER) {
            return Content.DANGER.code();
        }
        Content seen = view.gold(cell) ? Content.GOLD : view.blocked(cell) ? Content.BLOCKED : Content.CLEAR;
        return seen.code();
    }

    private double[] weights(int i, int left) {
        Weights here = regions[i].table.solutionsOfAnySize();
        int most = left - regions[i].table.least;
        if (left == View.UNTOLD) {
            Weights shares = Weights.powers(1.0 / prior.dangerShare(), here.length());
            return here.dots(shares, 0, 1, here.length()).scaled();
        }
        return here.dots(after[i + 1], most, -1, Math.min(here.length(), most + 1))
                .scaled();
    }

    private void fillFree(byte[] content, int left, Dice dice) {
        int dangers = left;
        for (int i = 0; i < free.length; i++) {
            boolean danger = left == View.UNTOLD
                    ? dice.nextInt(1 + prior.dangerShare()) == 0
                    : dice.nextInt(free.length - i) < dangers;
            if (danger) {
                content[free[i]] = Content.DANGER.code();
                dangers--;
            }
        }
    }
}
