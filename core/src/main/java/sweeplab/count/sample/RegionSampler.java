// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.sample;

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
    private final Paths[] paths;
    private final Weights[] after;
    private final int[] free;

    public RegionSampler(Workings workings, Prior prior, Allowance allowance) {
        this.prior = prior;
        position = workings.position();
        view = position.view();
        int count = workings.regions().count();
        regions = new Region[count];
        paths = new Paths[count];
        for (int i = 0; i < count; i++) {
            regions[i] = workings.regions().get(i);
            Puzzle puzzle = workings.regions().puzzle(regions[i]);
            paths[i] = new Paths(new LayeredPuzzle(allowance).of(puzzle));
        }
        free = freeCells(workings);
        after = new Weights[count + 1];
        weighWhatFollows();
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
        byte[] content = new byte[position.topology().size()];
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = seen(cell);
        }
        int left = position.dangersLeft();
        for (int i = 0; i < regions.length; i++) {
            int dangers = regions[i].table.least + dice.pick(weights(i, left));
            paths[i].draw(regions[i], dangers, dice, content);
            left = left == View.UNTOLD ? left : left - dangers;
        }
        fillFree(content, left, dice);
        return World.of(position.topology(), content);
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
