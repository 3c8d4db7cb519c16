package sweeplab.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.view.Scene;
import sweeplab.view.View;

/**
 * Values a guess by what it leads to: for each clue that the cell may show, how much is certain then, or else how safe the next
 * guess is. With lives to spare, the same for a danger.
 */
public final class Foresight {

    private static final double NEVER = 1e-7;

    // What is further behind the best guess is hardly ever better than it.
    private static final double NEARLY_BEST = 0.9;

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
    private final Exact exact;
    private final Candidates candidates;
    private final NextGuess next;

    // What was seen of the cell last looked at.
    private double settled;
    private double progress;
    private double opening;
    private double risk;

    /** Tries as many cells as this effort says with the caller's engine, who has asked it about the position. */
    public Foresight(Effort effort, Exact own, View view) {
        most = effort.candidates();
        exact = own;
        candidates = new Candidates(view, effort.widest());
        next = new NextGuess(own);
    }

    /** The best cell to guess, or nothing if chances are not known. */
    Optional<Choice> best(View view, Budget budget) {
        if (!candidates.collect(exact, view)) {
            return Optional.empty();
        }
        Choice best = new Choice(candidates.cell(0), candidates.danger(0), 0);
        for (int i = 0; i < Math.min(most, candidates.size()); i++) {
            double value = value(view, i, best.value());
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

    /** The cells that are nearly as good as the best, with what was seen of them; none if chances are not known, fewer if the budget is spent. */
    public List<Prospect> prospects(View view, Budget budget) {
        List<Prospect> prospects = new ArrayList<>();
        double best = 0;
        if (candidates.collect(exact, view)) {
            for (int i = 0; i < Math.min(most, candidates.size()); i++) {
                Prospect prospect = prospect(view, i, NEARLY_BEST * best);
                if (budget.spent()) {
                    break;
                }
                prospects.add(prospect);
                best = Math.max(best, prospect.choice().value());
            }
        }
        double least = NEARLY_BEST * best;
        prospects.removeIf(prospect -> prospect.choice().value() < least);
        return prospects;
    }

    private Prospect prospect(View view, int i, double bound) {
        settled = 0;
        progress = 0;
        opening = 0;
        risk = 0;
        Choice choice = new Choice(candidates.cell(i), candidates.danger(i), value(view, i, bound));
        double ahead = Math.log(Math.max(NEVER, choice.value()) / choice.survival());
        return new Prospect(choice, ahead, settled, progress, opening, risk);
    }

    // What a candidate is worth, or less than the bound if it cannot reach that.
    private double value(View view, int i, double bound) {
        double survive = 1 - candidates.danger(i);
        if (view.lives() > 1) {
            double hit = candidates.danger(i) * hit(view, candidates.cell(i));
            return survive * after(view, candidates.cell(i), (bound - hit) / survive) + hit;
        }
        double wanted = bound == 0 ? 0 : Math.pow(bound / survive, 1 / LATER);
        return wanted > MOST ? 0 : survive * Math.pow(after(view, candidates.cell(i), wanted), LATER);
    }

    // What is left to expect after a safe probe; gives up as soon as it cannot reach the bound.
    private double after(View view, int cell, double bound) {
        double[] shows = exact.dangersAround(view, cell);
        opening = shows.length == 0 ? 0 : shows[0];
        double open = 1;
        double value = shows.length == 0 ? Lives.worth(view.lives()) : 0;
        Scene scene = Scene.from(view);
        scene.open(cell, 0, View.UNTOLD);
        for (int dangers = 0; dangers < shows.length; dangers++) {
            if (shows[dangers] > NEVER) {
                open -= shows[dangers];
                value += shows[dangers] * position(showing(scene, cell, dangers), shows[dangers]);
                if (value + open * MOST * Lives.worth(view.lives()) < bound) {
                    return value;
                }
            }
        }
        return value;
    }

    // What is left to expect after a hit that does not end the game: a danger is known then.
    private double hit(View view, int cell) {
        Scene scene = Scene.from(view);
        scene.explode(cell);
        return position(scene.view(), 0);
    }

    // What a position is worth that comes with this chance.
    private double position(View view, double chance) {
        int certain = next.certain(view);
        double least = certain == 0 ? next.risk() : 0;
        risk += chance * least;
        if (least > 0) {
            return Lives.worth(view, least);
        }
        settled += chance;
        progress += chance * LOGARITHM[Math.min(certain, LOGARITHM.length - 1)];
        return Lives.worth(view.lives()) * CERTAIN[Math.min(certain, CERTAIN.length - 1)];
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
