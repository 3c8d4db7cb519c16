package sweeplab.agent;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.infer.endgame.Answer;
import sweeplab.infer.endgame.Endgame;
import sweeplab.infer.endgame.WorldList;
import sweeplab.infer.exact.Exact;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Plays what is certain, solves the end of a game exactly, and before that guesses where it leads furthest. */
public final class Planner implements Agent {

    private final Effort effort;
    private final Exact exact = new Exact();
    private final ExactAgent safest = new ExactAgent();
    private final boolean appraises;
    private @Nullable Appraisal appraisal;
    private @Nullable Foresight foresight;
    private @Nullable Topology board;

    Planner(Effort effort) {
        this(effort, false);
    }

    /** One that asks the trained model for its guesses, on boards that the model knows. */
    Planner(Effort effort, boolean appraises) {
        this.effort = effort;
        this.appraises = appraises;
    }

    @Override
    public Decision decide(View view) {
        return SureMoves.of(exact, view).or(() -> plan(view)).orElseGet(() -> safest.decide(view));
    }

    // With gold clues dangers and gold hang together, which only the simpler agent takes into account.
    private Optional<Decision> plan(View view) {
        if (view.rules().goldClue() != GoldClue.NONE) {
            return Optional.empty();
        }
        return exact.list(effort.worlds())
                .flatMap(list -> endgame(view, list))
                .or(() -> appraised(view))
                .or(() -> lookAhead(view));
    }

    private Optional<Decision> endgame(View view, WorldList list) {
        Answer answer = Endgame.solve(list, view.lives(), effort.nodes(), effort.width());
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

    private Optional<Decision> appraised(View view) {
        if (appraises && (appraisal == null || !appraisal.fits(view))) {
            appraisal = Appraisal.of(view, exact).orElse(null);
        }
        return Optional.ofNullable(appraisal)
                .flatMap(known -> known.best(view))
                .map(choice -> new Decision.Guess("appraisal", choice.cell(), choice.danger()));
    }

    private Optional<Decision> lookAhead(View view) {
        return foresight(view)
                .best(view)
                .map(choice -> new Decision.Guess("look-ahead", choice.cell(), choice.danger()));
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
