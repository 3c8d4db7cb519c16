// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import java.util.ArrayList;
import java.util.List;
import sweeplab.advice.Guess;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Setup;
import sweeplab.prove.Answer;
import sweeplab.prove.Prover;
import sweeplab.prove.Wording;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.View;

/** Why the last move was made: the agent's reasoning, and a proof of it, or the chances. */
public record Why(Setup setup, Trace trace) {

    private static final String DICTATED = "dictated";

    /** A move in a sentence: {@code probe (3,4) by single point}. */
    public static String sentence(View view, Step step) {
        String done = step.kind().word() + " " + view.topology().name(step.cell());
        if (step.by().equals(DICTATED)) {
            return done + ", dictated";
        }
        return done + " by " + step.by() + (guessed(step) ? risk(step.risk()) : "");
    }

    private static String risk(double risk) {
        return Double.isNaN(risk) ? ", a guess" : ", a guess with a risk of " + Words.percent(risk);
    }

    /** How many probes an agent made by chance. */
    static long guesses(List<Step> steps) {
        return steps.stream().filter(Why::guessed).count();
    }

    // What a person thought is not known.
    private static boolean guessed(Step step) {
        return step.kind() == Step.Kind.PROBE
                && step.guess()
                && !step.by().equals(DICTATED)
                && !step.by().equals(Human.BY);
    }

    public List<String> lines() {
        List<Step> steps = trace.steps();
        if (steps.isEmpty()) {
            return List.of("No move was made yet.");
        }
        Step last = steps.get(steps.size() - 1);
        View before = trace.first(steps.size() - 1).replay(setup).view();
        List<String> lines = new ArrayList<>();
        lines.add("Why: " + sentence(before, last) + ".");
        lines.addAll(reasons(before, last.cell()));
        return lines;
    }

    private static List<String> reasons(View before, int cell) {
        Answer answer = Prover.of(before).explain(cell);
        if (answer instanceof Answer.Proved proved) {
            return Wording.of(proved.proof(), before);
        }
        if (answer instanceof Answer.Unknown) {
            return List.of("A proof was not found with the work allowed.");
        }
        List<String> lines = new ArrayList<>();
        lines.add("It was not certain: worlds that fit have it safe, others do not.");
        Guess.best(before).ifPresent(best -> lines.addAll(best.words(before)));
        return lines;
    }
}
