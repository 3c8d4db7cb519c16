// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.list.WorldList;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Plays what is certain, searches the end of a game through, and before that guesses where it leads furthest. */
public final class Planner implements Agent {

    /** Boards of so many cells are searched through sooner and with more care. */
    static final int SMALL_BOARD = 50;

    private final Effort effort;
    private final Exact exact = new Exact();
    private final ExactAgent safest = new ExactAgent();
    private final Rehearsal rehearsal;
    private @Nullable Appraisal appraisal;
    private @Nullable Foresight foresight;
    private @Nullable GoldPlan goldPlan;
    private @Nullable Topology board;

    public Planner(Effort effort) {
        this.effort = effort;
        rehearsal = new Rehearsal(effort.playsOut());
    }

    @Override
    public Decision decide(View view) {
        return decide(view, Budget.unlimited());
    }

    @Override
    public Decision decide(View view, Budget budget) {
        Insight known = exact.limit(budget).at(view);
        return SureMoves.of(known).or(() -> plan(known, budget)).orElseGet(() -> safest.decide(view, budget));
    }

    private Optional<Decision> plan(Insight known, Budget budget) {
        View view = known.view();
        if (!view.rules().plain()) {
            return Optional.empty();
        }
        if (view.rules().goldClue() != GoldClue.NONE) {
            return goldPlan().guess(known, budget);
        }
        boolean small = view.topology().size() <= SMALL_BOARD;
        Optional<Decision> end = small ? endgame(known, budget, effort.exhaustive()) : Optional.empty();
        // What play-outs of all cells choose is better than the best of a few.
        if (end.isEmpty() && !effort.triesAll(view)) {
            end = endgame(known, budget, effort);
        }
        return end.or(() -> guess(known, budget));
    }

    private static Optional<Decision> endgame(Insight known, Budget budget, Effort most) {
        return known.list(most.worlds()).flatMap(list -> endgame(known.view(), list, budget, most));
    }

    private static Optional<Decision> endgame(View view, WorldList list, Budget budget, Effort most) {
        EndgameAnswer answer = Endgame.solve(list, view.lives(), budget.withSteps(most.nodes()), most.width());
        return answer.ended()
                ? Optional.of(new Decision.Guess("endgame", answer.cell(), risk(list, answer.cell())))
                : Optional.empty();
    }

    private static double risk(WorldList list, int cell) {
        int row = 0;
        while (list.cells()[row] != cell) {
            row++;
        }
        long dangers = Arrays.stream(list.shows()[row])
                .filter(shown -> shown == WorldList.DANGER)
                .count();
        return (double) dangers / list.size();
    }

    /** What it guesses where nothing is certain, without a search of the end. */
    Optional<Decision> guess(Insight known, Budget budget) {
        View view = known.view();
        boolean rehearse = rehearsal.worthwhile(known);
        boolean appraise = appraises(view);
        Optional<Choice> choice = rehearse || appraise
                ? best(known, rehearse, budget)
                : foresight(view).best(known, budget);
        String by = rehearse ? "play-outs" : appraise ? "model" : "look-ahead";
        return choice.map(best -> new Decision.Guess(by, best.cell(), best.danger()));
    }

    /** True if a model chooses its guesses by itself, which takes little time. */
    boolean glances(View view) {
        return effort.glances() && appraises(view);
    }

    private boolean appraises(View view) {
        if (!effort.model().isEmpty() && (appraisal == null || !appraisal.fits(view))) {
            Appraisal before = appraisal;
            appraisal = Appraisal.of(view, effort).orElse(null);
            // Which cells are tried hangs on whether a model is asked, which may change within a game, with its lives.
            foresight = appraisal == before ? foresight : null;
        }
        return appraisal != null;
    }

    // By the look ahead, corrected by the model where it knows the board; then the best of them may be played on.
    private Optional<Choice> best(Insight known, boolean rehearse, Budget budget) {
        List<Prospect> prospects = foresight(known.view()).prospects(known, budget);
        if (prospects.isEmpty()) {
            return Optional.empty();
        }
        List<Choice> choices = choices(known, prospects);
        return Optional.of(
                rehearse
                        ? rehearsal.best(known.view(), withAlike(known, choices, budget), budget)
                        : bestAlike(known, best(choices), budget));
    }

    private List<Choice> choices(Insight known, List<Prospect> prospects) {
        return appraisal == null
                ? prospects.stream().map(Prospect::choice).toList()
                : appraisal.choices(known, prospects);
    }

    private static Choice best(List<Choice> choices) {
        return Collections.max(choices, Comparator.comparingDouble(Choice::value));
    }

    // One of the cells that no clue touches stood for all: which of those like it, the model says.
    private Choice bestAlike(Insight known, Choice best, Budget budget) {
        List<Choice> alike = alike(known, best, budget);
        return alike.isEmpty() ? best : best(alike);
    }

    private List<Choice> withAlike(Insight known, List<Choice> choices, Budget budget) {
        List<Choice> alike = choices.stream()
                .map(choice -> alike(known, choice, budget))
                .filter(list -> !list.isEmpty())
                .findFirst()
                .orElse(List.of());
        Set<Integer> tried = choices.stream().map(Choice::cell).collect(Collectors.toSet());
        return Stream.concat(choices.stream(), alike.stream().filter(choice -> !tried.contains(choice.cell())))
                .toList();
    }

    private List<Choice> alike(Insight known, Choice choice, Budget budget) {
        List<Prospect> alike =
                appraisal == null ? List.of() : foresight(known.view()).alike(known, choice.cell(), budget);
        return alike.isEmpty() ? List.of() : choices(known, alike);
    }

    private GoldPlan goldPlan() {
        GoldPlan known = goldPlan == null ? new GoldPlan(effort) : goldPlan;
        goldPlan = known;
        return known;
    }

    private Foresight foresight(View view) {
        Foresight known = foresight;
        if (known == null || board != view.topology()) {
            known = appraisal == null ? new Foresight(effort, view) : Foresight.forModel(effort, view);
            foresight = known;
            board = view.topology();
        }
        return known;
    }
}
