// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.LongTable;
import sweeplab.count.Insight;
import sweeplab.count.list.WorldList;
import sweeplab.endgame.Endgame;
import sweeplab.view.View;

/**
 * What play-outs do in the positions that they come to: worked out once, and found again as long as they begin in the same one, since half
 * of these were met before.
 */
final class Playbook {

    /** A guide that makes all guesses: such plays are one and the same player wherever they begin. */
    static final int ALWAYS = Integer.MAX_VALUE;

    private static final int SOLVED_FROM = 64;
    private static final long NODES = 5_000;
    private static final int WIDTH = 3;

    // Plays that begin late meet the same few ends again and again: solved sooner, they take no longer and say more.
    private static final int SOLVED_LATE = 400;
    private static final long NODES_LATE = 20_000;
    private static final long LATE = 10_000_000_000L;

    // The positions that are met first are met most.
    private static final int MOST = 1 << 16;

    private final @Nullable Planner guide;
    private final int guided;
    private final Safest safest = new Safest();
    private final LongTable<Step> steps = new LongTable<>();
    private @Nullable View from;
    private int opened;
    private boolean late;

    /** What to do in a position: moves that are certain, or a guess, or nothing more, since the chance to win is known. */
    record Step(int[] moves, @Nullable Choice guess, double chance) {}

    /** Guesses where it is safest, but for so many first guesses of a guide. */
    Playbook(@Nullable Planner guide, int guided) {
        this.guide = guide;
        this.guided = guided;
    }

    /** Forgets all if the plays begin in another position than before. */
    void open(Insight known) {
        View view = known.view();
        if (from != view || opened != view.opened()) {
            steps.clear();
            from = view;
            opened = view.opened();
            late = guided != ALWAYS && known.worlds() <= LATE;
        }
    }

    /** What to do after so many guesses in a position with this hash; nothing if chances are not known or the budget is spent. */
    @Nullable
    Step next(long hash, int guesses, Supplier<Insight> here, Budget budget) {
        // It hangs on whether a guide is asked, too.
        long position = guesses < guided ? hash : ~hash;
        Step step = steps.get(position);
        if (step == null) {
            step = workOut(here.get(), guesses, budget);
            if (step != null && !budget.spent() && steps.size() < MOST) {
                steps.put(position, step);
            }
        }
        return step;
    }

    private @Nullable Step workOut(Insight here, int guesses, Budget budget) {
        int[] moves = here.certain();
        if (moves.length > 0) {
            return new Step(moves, null, 0);
        }
        Optional<WorldList> list = here.list(late ? SOLVED_LATE : SOLVED_FROM);
        if (list.isPresent()) {
            Budget nodes = budget.withSteps(late ? NODES_LATE : NODES);
            return new Step(
                    moves,
                    null,
                    Endgame.solve(list.get(), here.view().lives(), nodes, WIDTH).chance());
        }
        Choice guess = budget.spent() ? null : guess(here, guesses, budget);
        return guess == null ? null : new Step(moves, guess, 0);
    }

    private @Nullable Choice guess(Insight here, int guesses, Budget budget) {
        Planner asked = guesses < guided ? asked(here.view()) : null;
        if (asked != null && asked.guess(here, budget).orElse(null) instanceof Decision.Guess guess) {
            return new Choice(guess.cell(), guess.risk(), 0);
        }
        return here.chances(safest.begin(here.view())) && safest.cell() >= 0
                ? new Choice(safest.cell(), safest.danger(), 0)
                : null;
    }

    // One that looks ahead would take too long to be asked beside others, but for lives, which the safest cell makes
    // nothing of.
    private @Nullable Planner asked(View view) {
        return guide != null && (guided == ALWAYS || guide.glances(view) || view.lives() > 1) ? guide : null;
    }
}
