// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.prove.English;
import sweeplab.rules.GoldClue;
import sweeplab.view.Scene;
import sweeplab.view.View;

/**
 * Why a guess: how likely the cell is safe, what it may show and how often that leads on, and the next best cell.
 *
 * @param outcomes what it may show if it is safe, most likely first; empty if that is not known
 * @param next the same for the next safest cell, without a next one of its own
 */
public record Guess(int cell, double danger, List<Outcome> outcomes, Optional<Guess> next) {

    /** A number that the cell may show, how likely that is if it is safe, and how many other cells are certainly safe then. */
    public record Outcome(int dangersAround, double chance, int safeCells) {}

    /** Compares the safest cells of a position; nothing if a cell is certain or the chances are not known. */
    public static Optional<Guess> best(View view) {
        return best(view, Budget.unlimited());
    }

    /** The same within a budget; nothing if that is spent. */
    public static Optional<Guess> best(View view, Budget budget) {
        Exact exact = new Exact().limit(budget);
        Analysis analysis = exact.analyse(view);
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)
                    && analysis.knows(cell)
                    && !analysis.dangers().contains(cell)) {
                cells.add(cell);
            }
        }
        cells.sort((a, b) -> Double.compare(analysis.danger(a), analysis.danger(b)));
        if (analysis.verdict() != Analysis.Verdict.KNOWN
                || cells.isEmpty()
                || !analysis.safe().isEmpty()) {
            return Optional.empty();
        }
        Optional<Guess> next = cells.size() < 2
                ? Optional.empty()
                : Optional.of(of(view, cells.get(1), analysis, exact, Optional.empty(), budget));
        return Optional.of(of(view, cells.get(0), analysis, exact, next, budget));
    }

    private static Guess of(View view, int cell, Analysis analysis, Exact exact, Optional<Guess> next, Budget budget) {
        List<Outcome> outcomes = new ArrayList<>();
        double[] around = exact.dangersAround(view, cell);
        for (int dangers = 0; dangers < around.length; dangers++) {
            // A chance is 0 only for what cannot be.
            if (around[dangers] > 0) {
                outcomes.add(new Outcome(dangers, around[dangers], safeThen(view, cell, dangers, budget)));
            }
        }
        outcomes.sort((a, b) -> Double.compare(b.chance(), a.chance()));
        return new Guess(cell, analysis.danger(cell), outcomes, next);
    }

    /** The chance that the cell is safe and shows something after which another cell is certainly safe. */
    public double leadsOn() {
        return (1 - danger)
                * outcomes.stream()
                        .filter(outcome -> outcome.safeCells() > 0)
                        .mapToDouble(Outcome::chance)
                        .sum();
    }

    private static int safeThen(View view, int cell, int dangers, Budget budget) {
        View then = showing(view, cell, dangers);
        return new Exact().limit(budget).analyse(then).safe().size();
    }

    // The same view with one more cell open.
    private static View showing(View view, int opened, int dangers) {
        Scene scene = Redrawn.of(view);
        scene.open(opened, clue(view, opened, dangers), GoldClue.UNTOLD);
        return scene.view();
    }

    // Which clue says so many dangers: the rules tell what a clue means, so try them all.
    private static int clue(View view, int cell, int dangers) {
        int degree = view.topology().degree(cell);
        int clue = 0;
        while (clue < degree && view.rules().atLeast(clue, degree) != dangers) {
            clue++;
        }
        return clue;
    }

    /** The comparison in plain words. */
    public List<String> words(View view) {
        List<String> lines = new ArrayList<>();
        lines.add(sentence(view));
        next.ifPresent(other -> lines.add("The next best: " + other.sentence(view)));
        return lines;
    }

    private String sentence(View view) {
        StringBuilder text = new StringBuilder(view.topology().name(cell));
        text.append(" is safe with ").append(percent(1 - danger));
        if (!outcomes.isEmpty()) {
            Outcome likely = outcomes.get(0);
            text.append("; then most likely ")
                    .append(new English(view).dangers(likely.dangersAround()))
                    .append(" around it (")
                    .append(percent(likely.chance()))
                    .append("); a safe cell follows with ")
                    .append(percent(leadsOn()))
                    .append(" in all");
        }
        return text.append('.').toString();
    }

    static String percent(double chance) {
        long tenths = Math.round(chance * 1000);
        return tenths / 10 + "." + tenths % 10 + " %";
    }
}
