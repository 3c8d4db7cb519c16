package sweeplab.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.infer.exact.Exact;
import sweeplab.view.Scene;
import sweeplab.view.View;

/**
 * Values a guess by what it leads to: for each clue that the cell may show, how much is certain then, or else how safe the next
 * guess is. With lives to spare, the same for a danger.
 */
final class Foresight {

    private static final double NEVER = 1e-7;

    // Measured: what comes later counts less than the guess itself, and more certain cells are worth a little more.
    private static final double LATER = 0.7;
    private static final double PROGRESS = 0.05;
    private static final double[] CERTAIN = new double[9];

    static {
        for (int cells = 0; cells < CERTAIN.length; cells++) {
            CERTAIN[cells] = Math.pow(1 + cells, PROGRESS);
        }
    }

    private static final double MOST = CERTAIN[CERTAIN.length - 1];

    private final int most;
    private final Exact exact;
    private final Candidates candidates;
    private final NextGuess next;

    /** Tries as many cells as this effort says with the caller's engine, who has asked it about the position. */
    Foresight(Effort effort, Exact own, View view) {
        most = effort.candidates();
        exact = own;
        candidates = new Candidates(view, effort.widest());
        next = new NextGuess(own);
    }

    /** The best cell to guess, or nothing if chances are not known. */
    Optional<Choice> best(View view) {
        if (!candidates.collect(exact, view)) {
            return Optional.empty();
        }
        Choice best = new Choice(candidates.cell(0), candidates.danger(0), 0);
        for (int i = 0; i < Math.min(most, candidates.size()); i++) {
            double value = value(view, i, best.value());
            if (value > best.value() + NEVER) {
                best = new Choice(candidates.cell(i), candidates.danger(i), value);
            }
        }
        return Optional.of(best);
    }

    /** All cells that come into question, with their values; none if chances are not known. */
    List<Choice> choices(View view) {
        List<Choice> choices = new ArrayList<>();
        if (candidates.collect(exact, view)) {
            for (int i = 0; i < Math.min(most, candidates.size()); i++) {
                choices.add(new Choice(candidates.cell(i), candidates.danger(i), value(view, i, 0)));
            }
        }
        return choices;
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
        double open = 1;
        double value = shows.length == 0 ? Lives.worth(view.lives()) : 0;
        Scene scene = Scene.from(view);
        scene.open(cell, 0, View.UNTOLD);
        for (int dangers = 0; dangers < shows.length; dangers++) {
            if (shows[dangers] > NEVER) {
                open -= shows[dangers];
                value += shows[dangers] * position(showing(scene, cell, dangers));
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
        return position(scene.view());
    }

    private double position(View view) {
        int certain = next.certain(view);
        double risk = certain == 0 ? next.risk() : 0;
        return risk > 0
                ? Lives.worth(view, risk)
                : Lives.worth(view.lives()) * CERTAIN[Math.min(certain, CERTAIN.length - 1)];
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
