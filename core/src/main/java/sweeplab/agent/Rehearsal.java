// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * Rollouts (one step of policy improvement) of the best few guesses: plays on from each in the same worlds, drawn from those that fit, and joins what comes of it
 * with what was thought of them before. A guess that has fallen behind is dropped, and it ends when one is left.
 */
final class Rehearsal {

    // On larger boards a play-out takes too long, and tells too little of one guess among many to come.
    private static final int LARGEST = 1_000;

    private static final int MOST_CELLS = 8;
    private static final int ROUND = 20;

    // So many play-outs count as much as what was thought before.
    private static final double EQUAL = 150;

    // A guess is dropped when it is further behind, in logarithms, than this by the square root of the play-outs that
    // count: about twice as far as chance alone would have it.
    private static final double BEHIND = 0.5;

    private static final Comparator<Part> BEST_FIRST = Comparator.comparingDouble(part -> -part.value);

    private final int rounds;
    private @Nullable PlayOut playOut;

    Rehearsal(int rounds) {
        this.rounds = rounds;
    }

    /** True if guesses of this game are to be tried out. */
    boolean worthwhile(View view) {
        return rounds > 0 && view.lives() == 1 && view.topology().size() <= LARGEST;
    }

    private static final class Part {
        private final Choice choice;
        private double sum;
        private double value;

        Part(Choice choice) {
            this.choice = choice;
            value = Math.log(choice.value());
        }

        void weigh(int plays) {
            double mean = Math.max(1e-6, choice.survival() * sum / plays);
            value = (EQUAL * Math.log(choice.value()) + plays * Math.log(mean)) / (EQUAL + plays);
        }
    }

    /** The best of the choices in a position where nothing is certain. */
    Choice best(View view, List<Choice> choices, Budget budget) {
        List<Part> parts = new ArrayList<>();
        choices.forEach(choice -> parts.add(new Part(choice)));
        parts.sort(BEST_FIRST);
        parts.subList(Math.min(MOST_CELLS, parts.size()), parts.size()).clear();
        dropThoseBehind(parts, 0);
        if (parts.size() > 1) {
            tryOut(view, parts, budget);
        }
        return parts.get(0).choice;
    }

    private void tryOut(View view, List<Part> parts, Budget budget) {
        // In which order an engine draws the parts of a world hangs on what it has seen: this one has seen nothing.
        Exact exact = new Exact().limit(budget);
        Insight known = exact.at(view);
        Optional<Sampler> worlds = exact.sampler(view);
        Dice dice = new Dice(view.opened());
        for (int round = 1; worlds.isPresent() && parts.size() > 1 && round <= rounds; round++) {
            if (!play(known, worlds.get(), parts, dice, budget) || budget.spent()) {
                return;
            }
            for (Part part : parts) {
                part.weigh(round * ROUND);
            }
            parts.sort(BEST_FIRST);
            dropThoseBehind(parts, round * ROUND);
        }
    }

    // Whoever guides the plays has a rehearsal too, which never plays: so it is made only where it is needed.
    private PlayOut playOut() {
        PlayOut known = playOut == null ? PlayOut.guidedAtFirst() : playOut;
        playOut = known;
        return known;
    }

    private static void dropThoseBehind(List<Part> parts, int plays) {
        double least = parts.get(0).value - BEHIND / Math.sqrt(EQUAL + plays);
        parts.removeIf(part -> part.value < least);
    }

    // False if some play could not be played to its end.
    private boolean play(Insight known, Sampler worlds, List<Part> parts, Dice dice, Budget budget) {
        for (int i = 0; i < ROUND && !budget.spent(); i++) {
            World drawn = worlds.draw(dice);
            // The same luck for all of them, so that less of what they differ by is luck.
            long luck = dice.nextLong();
            for (Part part : parts) {
                OptionalDouble product =
                        playOut().product(known, drawn, worlds, new Dice(luck), budget, part.choice.cell());
                if (product.isEmpty()) {
                    return false;
                }
                part.sum += product.getAsDouble();
            }
        }
        return true;
    }
}
