// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.estimate;

import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.position.Prior;
import sweeplab.rules.GoldClue;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.World;

/**
 * Worlds that fit, one after the other: some cells stay as they are, and all others are drawn anew by their exact chances given
 * those. Which cells stay, and whether that was enough to count, does not depend on what the others hold, so every move leaves all
 * worlds as likely as they are.
 */
final class MarkovChain {

    private static final int MOST_STATES = 1 << 14;
    private static final long STEPS_OF_A_MOVE = 400_000;

    private final View view;
    private final Budget budget;
    private final Dice dice;
    private final Exact exact = new Exact(Prior.USUAL, MOST_STATES);
    private final Means means;
    private World world;

    MarkovChain(View view, World world, Budget budget, Dice dice) {
        this.view = view;
        this.world = world;
        this.budget = budget;
        this.dice = dice;
        means = new Means(view.topology().size());
    }

    Means means() {
        return means;
    }

    /** Moves on; false if what is left to be drawn is still too much to count, and then the world stays. */
    boolean move(Blocks blocks, int level) {
        CellSet staying = blocks.choose(view, level, dice);
        View part = holding(staying);
        exact.limit(budget.withSteps(STEPS_OF_A_MOVE));
        Analysis analysis = exact.analyse(part);
        if (analysis.verdict() == Analysis.Verdict.INCONSISTENT) {
            throw new IllegalStateException("a world fits, and none is said to");
        }
        Optional<Sampler> sampler =
                analysis.verdict() == Analysis.Verdict.KNOWN ? exact.sampler(part) : Optional.empty();
        if (sampler.isEmpty()) {
            return false;
        }
        note(part, analysis);
        world = sampler.get().draw(dice);
        return true;
    }

    // Where chances were counted they say more than the one world that is drawn by them.
    private void note(View part, Analysis analysis) {
        means.next();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (part.covered(cell)) {
                boolean open =
                        !analysis.safe().contains(cell) && !analysis.dangers().contains(cell);
                means.add(cell, analysis.danger(cell), open);
            } else if (world.danger(cell)) {
                means.add(cell, 1, false);
            }
        }
    }

    private View holding(CellSet staying) {
        Scene scene = Scene.from(view);
        staying.forEach(cell -> {
            if (world.danger(cell)) {
                scene.explode(cell);
            } else if (world.gold(cell) && view.rules().goldClue() != GoldClue.NONE) {
                scene.openGold(cell, GoldClue.UNTOLD);
            } else {
                scene.openSilent(cell);
            }
        });
        return scene.view();
    }
}
