package sweeplab.agent;

import java.util.Optional;
import sweeplab.infer.exact.Exact;
import sweeplab.view.Scene;
import sweeplab.view.View;

/**
 * Values a guess by what it leads to: for each clue that the cell may show, whether something is certain then, or else how
 * safe the next guess is, so many guesses deep. With lives to spare, the same for a danger.
 */
final class Foresight {

    private static final double NEVER = 1e-7;

    // Further down only the safest few are worth the time.
    private static final int FEWER = 4;

    private final Effort effort;
    private final Exact[] exact;
    private final Candidates[] candidates;

    /** The engine at depth 0 is the caller's, who has asked it about the position. */
    Foresight(Effort effort, Exact own, View view) {
        this.effort = effort;
        exact = new Exact[effort.depth() + 1];
        candidates = new Candidates[effort.depth() + 1];
        for (int depth = 0; depth <= effort.depth(); depth++) {
            exact[depth] = depth == 0 ? own : new Exact();
            candidates[depth] = new Candidates(view, effort.widest());
        }
    }

    /** A cell to guess, its chance of danger, and what it is worth. */
    record Choice(int cell, double danger, double value) {}

    /** The best cell to guess, or nothing if chances are not known. */
    Optional<Choice> best(View view) {
        return candidates[0].collect(exact[0], view) ? Optional.of(choose(view, 0)) : Optional.empty();
    }

    private Choice choose(View view, int depth) {
        Candidates cells = candidates[depth];
        Choice best = new Choice(cells.cell(0), cells.danger(0), 0);
        int most = depth == 0 ? effort.candidates() : Math.min(FEWER, effort.candidates());
        for (int i = 0; i < Math.min(most, cells.size()); i++) {
            double survive = 1 - cells.danger(i);
            if (Lives.worth(view, cells.danger(i)) <= best.value) {
                break;
            }
            double hit = view.lives() == 1 ? 0 : cells.danger(i) * hit(view, cells.cell(i), depth);
            double value = survive * after(view, cells.cell(i), depth, (best.value - hit) / survive) + hit;
            if (value > best.value + NEVER) {
                best = new Choice(cells.cell(i), cells.danger(i), value);
            }
        }
        return best;
    }

    // What is left to expect after a safe probe; gives up as soon as it cannot reach the bound.
    private double after(View view, int cell, int depth, double bound) {
        double[] shows = exact[depth].dangersAround(view, cell);
        double most = Lives.worth(view.lives());
        double open = most;
        double value = shows.length == 0 ? most : 0;
        for (int dangers = 0; dangers < shows.length; dangers++) {
            if (shows[dangers] > NEVER) {
                open -= shows[dangers] * most;
                value += shows[dangers] * position(opened(view, cell, dangers), depth + 1);
                if (value + open < bound) {
                    return value + open;
                }
            }
        }
        return value;
    }

    // What is left to expect after a hit that does not end the game: a danger is known then.
    private double hit(View view, int cell, int depth) {
        Scene scene = Scene.from(view);
        scene.explode(cell);
        return position(scene.view(), depth + 1);
    }

    private double position(View view, int depth) {
        exact[depth].branch(exact[depth - 1], view);
        for (int move : exact[depth].certain(view)) {
            if (!Move.isFlag(move)) {
                return Lives.worth(view.lives());
            }
        }
        if (!candidates[depth].collect(exact[depth], view)) {
            return Lives.worth(view.lives());
        }
        return depth == effort.depth() ? Lives.worth(view, candidates[depth].least()) : choose(view, depth).value;
    }

    private static View opened(View view, int cell, int dangers) {
        Scene scene = Scene.from(view);
        int degree = view.topology().degree(cell);
        int clue = 0;
        while (view.rules().atLeast(clue, degree) != dangers) {
            clue++;
        }
        scene.open(cell, clue, View.UNTOLD);
        return scene.view();
    }
}
