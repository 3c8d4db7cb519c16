// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Effort.PlaysOut;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * Rollouts (one step of policy improvement) of the best few guesses: plays on from each in the same worlds, drawn from those that fit, for as long
 * as more plays may change which of them is taken ({@link Race}).
 */
final class Rehearsal {

    // On larger boards a play-out takes too long, and tells too little of one guess among many to come.
    private static final int LARGEST = 1_000;

    // How far two guesses are apart by what was thought of them is mostly off by about so much, in logarithms.
    // Measured: with lives to spare twice as much.
    private static final double DOUBT = 0.02;
    private static final double DOUBT_WITH_LIVES = 0.04;

    private static final int MOST_CELLS = 16;
    private static final int ROUND = 10;
    private static final int MOST_ROUNDS = 80;

    // A guess leaves when more plays could be expected to gain no more than this share of what the leader is worth.
    private static final double LEAST_GAIN = 0.0006;

    // Measured for who plays out late alone, on boards that are not small: with more worlds left plays are too dear for
    // what they tell.
    private static final long LATE_WORLDS = 10_000_000;
    private static final int LATE_ROUNDS = 12;
    private static final double LATE_DOUBT = 0.03;
    private static final double LATE_LEAST_GAIN = 0.006;

    private static final Comparator<Choice> BEST_FIRST = Comparator.comparingDouble(choice -> -choice.value());

    private final PlaysOut when;
    private @Nullable PlayOut playOut;

    Rehearsal(PlaysOut when) {
        this.when = when;
    }

    /** True if guesses of this position are to be tried out. */
    boolean worthwhile(Insight known) {
        View view = known.view();
        int cells = view.topology().size();
        return switch (when) {
            case NEVER -> false;
            case LATE ->
                cells <= LARGEST && cells > Planner.SMALL_BOARD && view.lives() == 1 && known.worlds() <= LATE_WORLDS;
            case ALWAYS -> cells <= LARGEST;
        };
    }

    /** The best of the choices in a position where nothing is certain. */
    Choice best(View view, List<Choice> choices, Budget budget) {
        List<Choice> first =
                choices.stream().sorted(BEST_FIRST).limit(MOST_CELLS).toList();
        Race race = race(view, first);
        if (race.running() > 1) {
            tryOut(view, first, race, budget);
        }
        return first.get(race.leader());
    }

    private Race race(View view, List<Choice> choices) {
        if (when == PlaysOut.ALWAYS) {
            return new Race(choices, view.lives() == 1 ? DOUBT : DOUBT_WITH_LIVES, LEAST_GAIN);
        }
        Race race = new Race(choices, LATE_DOUBT, LATE_LEAST_GAIN);
        // What was thought is mostly enough.
        race.settle();
        return race;
    }

    private void tryOut(View view, List<Choice> choices, Race race, Budget budget) {
        // In which order an engine draws the parts of a world hangs on what it has seen: this one has seen nothing.
        Exact exact = new Exact().limit(budget);
        Insight known = exact.at(view);
        Optional<Sampler> worlds = exact.sampler(view);
        Dice dice = new Dice(view.opened());
        int rounds = when == PlaysOut.LATE ? LATE_ROUNDS : MOST_ROUNDS;
        for (int round = 0; worlds.isPresent() && race.running() > 1 && round < rounds; round++) {
            if (!play(known, worlds.get(), choices, race, dice, budget)) {
                return;
            }
            race.settle();
        }
    }

    // Whoever guides the plays has a rehearsal too, which never plays: so it is made only where it is needed.
    private PlayOut playOut() {
        PlayOut known = playOut == null ? PlayOut.guidedAtFirst() : playOut;
        playOut = known;
        return known;
    }

    // False if time is up, or some play could not be played to its end.
    private boolean play(Insight known, Sampler worlds, List<Choice> choices, Race race, Dice dice, Budget budget) {
        double[] came = new double[race.running()];
        for (int i = 0; i < ROUND; i++) {
            World drawn = worlds.draw(dice);
            // The same luck for all of them, so that less of what they differ by is luck.
            long luck = dice.nextLong();
            for (int place = 0; place < came.length; place++) {
                Choice choice = choices.get(race.runner(place));
                OptionalDouble chance = playOut().chance(known, drawn, worlds, new Dice(luck), budget, choice);
                if (chance.isEmpty() || budget.spent()) {
                    return false;
                }
                came[place] = chance.getAsDouble();
            }
            race.add(came);
        }
        return true;
    }
}
