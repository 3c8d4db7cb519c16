// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Candidates.Untouched;
import sweeplab.base.Budget;
import sweeplab.count.Insight;
import sweeplab.view.Scene;
import sweeplab.view.View;

/**
 * One-step look-ahead: values a guess by what it leads to: for each clue that the cell may show, how much is certain then, or else how safe the next
 * guess is. With lives to spare, the same for a danger.
 */
public final class Foresight {

    private static final double NEVER = 1e-7;

    // Measured: what comes later counts less than the guess itself, and more certain cells are worth a little more.
    private static final double LATER = 0.7;
    private static final double PROGRESS = 0.05;
    private static final double[] CERTAIN = new double[9];
    private static final double[] LOGARITHM = new double[16];

    static {
        for (int cells = 0; cells < LOGARITHM.length; cells++) {
            LOGARITHM[cells] = Math.log(1 + cells);
        }
        for (int cells = 0; cells < CERTAIN.length; cells++) {
            CERTAIN[cells] = Math.pow(1 + cells, PROGRESS);
        }
    }

    private static final double MOST = CERTAIN[CERTAIN.length - 1];

    private final int most;
    // What is further behind the best guess is hardly ever better than it.
    private final double nearlyBest;
    private final boolean glances;
    private final Candidates candidates;

    // What was seen of a cell: what it is worth, the chance that something is certain then and how much (in
    // logarithms), the chance of an opening, and the risk of the next guess where nothing is certain.
    private record Seen(double worth, double settled, double progress, double opening, double risk) {

        static final Seen NOTHING = new Seen(0, 0, 0, 0, 0);

        Seen worth(double other) {
            return new Seen(other, settled, progress, opening, risk);
        }
    }

    /** Tries as many cells as this effort says, on the board of this view. */
    public Foresight(Effort effort, View view) {
        this(effort, view, Untouched.ONE);
    }

    private Foresight(Effort effort, View view, Untouched kept) {
        boolean all = effort.triesAll(view);
        most = all ? Effort.LOOKS : effort.candidates();
        nearlyBest = effort.nearlyBest();
        glances = effort.glances();
        candidates = new Candidates(view, effort.widest(), effort.tossSteps(), all ? Untouched.ALL : kept);
    }

    /** The same where the effort's model is asked about what is seen: then cells that no clue touches are tried near what is open too. */
    public static Foresight forModel(Effort effort, View view) {
        return new Foresight(effort.byModel(), view, effort.glances() ? Untouched.ONE : Untouched.NEAR);
    }

    /** The best cell to guess, or nothing if chances are not known. */
    Optional<Choice> best(Insight known, Budget budget) {
        if (!candidates.collect(known)) {
            return Optional.empty();
        }
        Choice best = new Choice(candidates.cell(0), candidates.danger(0), 0);
        for (int i = 0; i < Math.min(most, candidates.size()); i++) {
            double value = seen(known, i, best.value()).worth();
            // What was looked at while the budget ran out was not seen whole.
            if (budget.spent()) {
                break;
            }
            if (value > best.value() + NEVER) {
                best = new Choice(candidates.cell(i), candidates.danger(i), value);
            }
        }
        return Optional.of(best);
    }

    /**
     * The cells that are nearly as good as the best, with what was seen of them, or the safest ones, none of them looked at, if a model is to choose by itself; none if
     * chances are not known, fewer if the budget is spent.
     */
    public List<Prospect> prospects(Insight known, Budget budget) {
        return candidates.collect(known) ? collected(known, budget) : List.of();
    }

    /** The same of a cell that no clue touches and those like it, which it stood for in the position that was asked about last; none if a clue touches it or nothing is like it. */
    List<Prospect> alike(Insight known, int cell, Budget budget) {
        return candidates.collectAlike(cell) ? collected(known, budget) : List.of();
    }

    private List<Prospect> collected(Insight known, Budget budget) {
        return glances ? glances() : looks(known, budget);
    }

    private List<Prospect> looks(Insight known, Budget budget) {
        List<Prospect> prospects = new ArrayList<>();
        double best = 0;
        for (int i = 0; i < Math.min(most, candidates.size()); i++) {
            Prospect prospect = prospect(known, i, nearlyBest * best);
            if (budget.spent()) {
                break;
            }
            prospects.add(prospect);
            best = Math.max(best, prospect.choice().value());
        }
        double least = nearlyBest * best;
        prospects.removeIf(prospect -> prospect.choice().value() < least);
        return prospects;
    }

    private List<Prospect> glances() {
        List<Prospect> prospects = new ArrayList<>();
        for (int i = 0; i < Math.min(most, candidates.size()); i++) {
            Choice choice = new Choice(candidates.cell(i), candidates.danger(i), candidates.survival(i));
            prospects.add(new Prospect(choice, 0, 0, 0, 0, 0, candidates.lost(i)));
        }
        return prospects;
    }

    private Prospect prospect(Insight known, int i, double bound) {
        Seen seen = seen(known, i, bound);
        Choice choice = new Choice(candidates.cell(i), candidates.danger(i), seen.worth());
        double ahead = Math.log(Math.max(NEVER, choice.value()) / choice.survival());
        return new Prospect(
                choice, ahead, seen.settled(), seen.progress(), seen.opening(), seen.risk(), candidates.lost(i));
    }

    // What a candidate is worth, or less than the bound if it cannot reach that.
    private Seen seen(Insight known, int i, double bound) {
        int cell = candidates.cell(i);
        double survive = candidates.survival(i);
        if (known.view().lives() > 1) {
            double hit = candidates.danger(i) * hit(known, cell);
            Seen after = after(known, cell, (bound - hit) / survive);
            return after.worth(survive * after.worth() + hit);
        }
        // A bound of 0 is none.
        double wanted = bound == 0 ? 0 : Math.pow(bound / survive, 1 / LATER);
        if (wanted > MOST) {
            return Seen.NOTHING;
        }
        Seen after = after(known, cell, wanted);
        return after.worth(survive * Math.pow(after.worth(), LATER));
    }

    // What is left to expect after a safe probe; gives up as soon as it cannot reach the bound. What is most likely is
    // looked at
    // first, so that it gives up early, and summed up in the order of the clues, so that equal cells have equal sums.
    private static Seen after(Insight known, int cell, double bound) {
        double[] shows = known.whatWouldShow(cell);
        int lives = known.view().lives();
        if (shows.length == 0) {
            return Seen.NOTHING.worth(Lives.worth(lives));
        }
        NextGuess.@Nullable Found[] found = new NextGuess.Found[shows.length];
        Scene scene = Scene.from(known.view());
        scene.open(cell, 0, View.UNTOLD);
        double open = 1;
        double value = 0;
        for (int next = likeliest(shows, found); next >= 0; next = likeliest(shows, found)) {
            NextGuess.Found then = NextGuess.in(known.branch(showing(scene, cell, next)));
            found[next] = then;
            open -= shows[next];
            value += shows[next] * worth(scene.view(), then);
            if (value + open * MOST * Lives.worth(lives) < bound) {
                break;
            }
        }
        return sum(shows, found, scene.view());
    }

    // What hardly ever comes is not worth a look: it weighs nothing in a guess.
    private static int likeliest(double[] shows, NextGuess.@Nullable Found[] found) {
        int best = -1;
        double most = NEVER;
        for (int i = 0; i < shows.length; i++) {
            if (found[i] == null && shows[i] > most) {
                best = i;
                most = shows[i];
            }
        }
        return best;
    }

    private static Seen sum(double[] shows, NextGuess.@Nullable Found[] all, View view) {
        double value = 0;
        double settled = 0;
        double progress = 0;
        double risk = 0;
        for (int i = 0; i < shows.length; i++) {
            NextGuess.Found found = all[i];
            if (found != null) {
                value += shows[i] * worth(view, found);
                risk += shows[i] * found.risk();
                settled += found.risk() == 0 ? shows[i] : 0;
                progress += found.risk() == 0 ? shows[i] * logarithm(found.certain()) : 0;
            }
        }
        return new Seen(value, settled, progress, shows[0], risk);
    }

    private static double logarithm(int certain) {
        return LOGARITHM[Math.min(certain, LOGARITHM.length - 1)];
    }

    // What is left to expect after a hit that does not end the game: a danger is known then.
    private static double hit(Insight known, int cell) {
        Scene scene = Scene.from(known.view());
        scene.explode(cell);
        return worth(scene.view(), NextGuess.in(known.branch(scene.view())));
    }

    // A risk of 0 is none: something is certain, or nothing is left.
    private static double worth(View view, NextGuess.Found found) {
        return found.risk() > 0
                ? Lives.worth(view, found.risk())
                : Lives.worth(view.lives()) * CERTAIN[Math.min(found.certain(), CERTAIN.length - 1)];
    }

    private static View showing(Scene scene, int cell, int dangers) {
        View view = scene.view();
        int degree = view.topology().degree(cell);
        int clue = 0;
        while (view.rules().atLeast(clue, degree) != dangers) {
            clue++;
        }
        scene.showInstead(cell, clue);
        return view;
    }
}
