// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.sample;

import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.layers.Allowance;
import sweeplab.count.region.Workings;
import sweeplab.position.Prior;
import sweeplab.world.Content;
import sweeplab.world.World;

/**
 * Draws a world in which a cell is safe, each as often as it is likely, and yet as like as may be to one that was drawn before: given how
 * many dangers lie in the region of the cell all else is as likely as it was, so that less differs by chance. For boards whose total is told.
 */
public final class Redraw {

    private final RegionSampler sampler;
    private final int safe;
    private final int[] free;
    private final boolean beside;

    public Redraw(Workings workings, Prior prior, Allowance allowance, int safe) {
        sampler = new RegionSampler(workings, prior, allowance, safe);
        this.safe = safe;
        free = sampler.free();
        beside = sampler.begins(safe);
    }

    /** Nothing if the budget is spent first. */
    public Optional<World> like(World old, Dice dice, Budget budget) {
        int parts = beside ? 1 : sampler.regions();
        byte[] content;
        int left;
        do {
            if (budget.spent()) {
                return Optional.empty();
            }
            content = sampler.seen();
            left = sampler.draw(0, parts, sampler.left(), dice, content);
        } while (hit(content, left, dice));
        if (beside && dangers(old, sampler.cells(0)) == sampler.left() - left) {
            for (int part = 1; part < sampler.regions(); part++) {
                copy(old, content, sampler.cells(part));
            }
            copy(old, content, free);
        } else {
            keepFree(old, content, sampler.draw(parts, sampler.regions(), left, dice, content), dice);
        }
        return Optional.of(sampler.world(content));
    }

    // Of the cells that no clue touches each is as likely to hold one of the dangers that are left.
    private boolean hit(byte[] content, int left, Dice dice) {
        return beside ? content[safe] == Content.DANGER.code() : dice.nextInt(free.length) < left;
    }

    private static int dangers(World world, int... cells) {
        int dangers = 0;
        for (int cell : cells) {
            dangers += world.danger(cell) ? 1 : 0;
        }
        return dangers;
    }

    private static void copy(World old, byte[] content, int... cells) {
        for (int cell : cells) {
            content[cell] = old.content(cell).code();
        }
    }

    // The dangers where they were, less some of them or with some more, any as likely as another.
    private void keepFree(World old, byte[] content, int wanted, Dice dice) {
        int[] order = new int[free.length];
        int dangers = 0;
        int open = free.length;
        for (int cell : free) {
            if (cell != safe) {
                order[old.danger(cell) ? dangers++ : --open] = cell;
            }
        }
        // A safe cell that no clue touches is not among them: its place is empty.
        int end = order.length;
        if (dangers < open) {
            order[dangers] = order[--end];
        }
        for (; dangers > wanted; dangers--) {
            swap(order, dice.nextInt(dangers), dangers - 1);
        }
        for (; dangers < wanted; dangers++) {
            swap(order, dangers + dice.nextInt(end - dangers), dangers);
        }
        for (int i = 0; i < dangers; i++) {
            content[order[i]] = Content.DANGER.code();
        }
    }

    private static void swap(int[] order, int one, int other) {
        int cell = order[one];
        order[one] = order[other];
        order[other] = cell;
    }
}
