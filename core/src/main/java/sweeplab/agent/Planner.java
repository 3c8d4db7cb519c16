package sweeplab.agent;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.count.Exact;
import sweeplab.count.list.WorldList;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Plays what is certain, searches the end of a game through, and before that guesses where it leads furthest. */
public final class Planner implements Agent {

    private final Effort effort;
    private final Exact exact = new Exact();
    private final ExactAgent safest = new ExactAgent();
    private final Rehearsal rehearsal;
    private @Nullable Appraisal appraisal;
    private @Nullable Foresight foresight;
    private @Nullable GoldPlan goldPlan;
    private @Nullable Topology board;

    Planner(Effort effort) {
        this.effort = effort;
        rehearsal = new Rehearsal(effort.rounds());
    }

    @Override
    public Decision decide(View view) {
        return SureMoves.of(exact, view).or(() -> plan(view)).orElseGet(() -> safest.decide(view));
    }

    private Optional<Decision> plan(View view) {
        if (view.rules().goldClue() != GoldClue.NONE) {
            return goldPlan().guess(view, exact);
        }
        return exact.list(effort.worlds()).flatMap(list -> endgame(view, list)).or(() -> guess(view));
    }

    private Optional<Decision> endgame(View view, WorldList list) {
        EndgameAnswer answer = Endgame.solve(list, view.lives(), effort.nodes(), effort.width());
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

    private Optional<Decision> guess(View view) {
        boolean rehearse = rehearsal.worthwhile(view);
        boolean appraise = appraises(view);
        Optional<Choice> choice =
                rehearse || appraise ? best(view, rehearse) : foresight(view).best(view);
        String by = rehearse ? "play-outs" : appraise ? "model" : "look-ahead";
        return choice.map(best -> new Decision.Guess(by, best.cell(), best.danger()));
    }

    private boolean appraises(View view) {
        if (!effort.model().isEmpty() && (appraisal == null || !appraisal.fits(view))) {
            appraisal = Appraisal.of(view, effort.model()).orElse(null);
        }
        return appraisal != null;
    }

    // By the look ahead, corrected by the model where it knows the board; then the best of them may be played on.
    private Optional<Choice> best(View view, boolean rehearse) {
        List<Prospect> prospects = foresight(view).prospects(view);
        if (prospects.isEmpty()) {
            return Optional.empty();
        }
        List<Choice> choices = appraisal == null
                ? prospects.stream().map(Prospect::choice).toList()
                : appraisal.choices(view, exact, prospects);
        return rehearse
                ? Optional.of(rehearsal.best(view, choices))
                : choices.stream().max(Comparator.comparingDouble(Choice::value));
    }

    private GoldPlan goldPlan() {
        GoldPlan known = goldPlan == null ? new GoldPlan(effort) : goldPlan;
        goldPlan = known;
        return known;
    }

    private Foresight foresight(View view) {
        Foresight known = foresight;
        if (known == null || board != view.topology()) {
            known = new Foresight(effort, exact, view);
            foresight = known;
            board = view.topology();
        }
        return known;
    }
}
