// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade.feedback;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sweeplab.advice.Checked;
import sweeplab.app.picture.BoardSvg;
import sweeplab.arena.GameRecord;
import sweeplab.base.Budget;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.play.Result;
import sweeplab.proof.Bound;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.prove.Wording;
import sweeplab.review.judge.BareSight;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.View;

/** Goes through games that were not won and finds the first move at which something certain was passed over. */
public final class Lessons {

    private static final long MILLIS = 1_000;
    private static final int TRIED = 6;

    private Lessons() {}

    /** What there is to say of a game; nothing if it was won. */
    public static Optional<Lesson> of(GameRecord record, Setup setup, List<Step> steps) {
        if (record.score().result() == Result.WON) {
            return Optional.empty();
        }
        Game game = setup.newGame();
        BareSight sight = new BareSight(game.view());
        Exact exact = new Exact();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if (step.guess()) {
                View view = sight.follow();
                Analysis analysis = exact.limit(Budget.millis(MILLIS)).analyse(view);
                if (!analysis.safe().isEmpty() && !analysis.safe().contains(step.cell())) {
                    return Optional.of(missed(record, view, analysis, move(i, step, view, analysis)));
                }
                if (i == steps.size() - 1 && record.score().result() == Result.LOST) {
                    return Optional.of(unlucky(record, view, analysis, step, i));
                }
            }
            Trace.apply(step, game);
        }
        return Optional.of(ended(record, sight.follow(), exact));
    }

    private static String move(int index, Step step, View view, Analysis analysis) {
        return "Move " + (index + 1) + " guessed at " + view.topology().name(step.cell()) + " with a risk of "
                + percent(analysis.danger(step.cell())) + ", although " + certain(analysis) + " certainly safe.";
    }

    private static String certain(Analysis analysis) {
        int safe = analysis.safe().toArray().length;
        return safe == 1 ? "a cell was" : safe + " cells were";
    }

    private static Lesson unlucky(GameRecord record, View view, Analysis analysis, Step step, int index) {
        double least = IntStream.range(0, view.topology().size())
                .filter(view::covered)
                .mapToDouble(analysis::danger)
                .min()
                .orElse(1);
        double risk = analysis.danger(step.cell());
        String heading = "Move " + (index + 1) + " was a guess at "
                + view.topology().name(step.cell()) + " that went wrong; nothing was certain.";
        String words = risk > least + 1e-9
                ? "Its risk was " + percent(risk) + "; the safest cell had " + percent(least) + "."
                : "Its risk was " + percent(risk) + ", the least there was: bad luck.";
        return lesson(record, heading, List.of(words), view, Set.of(step.cell()));
    }

    // It broke down, called something certain that was not, or stopped.
    private static Lesson ended(GameRecord record, View view, Exact exact) {
        if (record.score().result() != Result.STUCK) {
            return lesson(record, "The game ended by a fault: " + record.lastWords(), List.of(), view, Set.of());
        }
        Analysis analysis = exact.limit(Budget.millis(MILLIS)).analyse(view);
        return analysis.safe().isEmpty()
                ? lesson(
                        record,
                        "It stopped here.",
                        List.of("Nothing was certainly safe: from here on a guess was needed."),
                        view,
                        Set.of())
                : missed(record, view, analysis, "It stopped here, although " + certain(analysis) + " certainly safe.");
    }

    private static Lesson missed(GameRecord record, View view, Analysis analysis, String heading) {
        Optional<Proof> easiest = IntStream.of(analysis.safe().toArray())
                .limit(TRIED)
                .mapToObj(cell -> Checked.proof(Checked.cell(view, cell, Budget.millis(MILLIS))))
                .flatMap(Optional::stream)
                .min(Comparator.comparing(Proof::grade));
        List<String> words = new ArrayList<>();
        Set<Integer> lit = new HashSet<>();
        easiest.ifPresent(proof -> {
            words.addAll(Wording.of(proof, view));
            proof.clues().forEach(clue -> lit.add(cell(clue)));
            lit.add(Bound.cell(proof.claim().bound().atoms().get(0)));
        });
        return lesson(record, heading, words, view, lit);
    }

    private static int cell(Evidence clue) {
        return clue instanceof Evidence.Clue number ? number.cell() : ((Evidence.GoldNear) clue).cell();
    }

    private static Lesson lesson(GameRecord record, String heading, List<String> words, View view, Set<Integer> lit) {
        String picture = BoardSvg.of(view, lit, "The position before that move");
        return new Lesson(record.game() + 1, record.id(), heading, words, picture);
    }

    private static String percent(double chance) {
        return Double.isNaN(chance) ? "unknown size" : String.format(Locale.ROOT, "%.1f %%", 100 * chance);
    }
}
