package sweeplab.app.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import sweeplab.app.terminal.Words;
import sweeplab.play.Session;
import sweeplab.trace.Step;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Why the last move was made: the reasoning, and the clues around the cell. */
public record Why(Session session) {

    private static final String DICTATED = "dictated";

    /** A move in a sentence: {@code probe (3,4) by single point}. */
    public static String sentence(View view, Step step) {
        String done = step.kind().word() + " " + view.topology().name(step.cell());
        if (step.by().equals(DICTATED)) {
            return done + ", dictated";
        }
        return done + " by " + step.by() + (step.guess() ? risk(step.risk()) : "");
    }

    private static String risk(double risk) {
        return Double.isNaN(risk) ? ", a guess" : ", a guess with a risk of " + Words.percent(risk);
    }

    /** How many probes the agent made by chance. */
    static long guesses(List<Step> steps) {
        return steps.stream()
                .filter(step -> step.kind() == Step.Kind.PROBE
                        && step.guess()
                        && !step.by().equals(DICTATED))
                .count();
    }

    public List<String> lines() {
        List<Step> steps = session.steps();
        if (steps.isEmpty()) {
            return List.of("No move was made yet.");
        }
        Step last = steps.get(steps.size() - 1);
        List<String> lines = new ArrayList<>();
        lines.add("Why: " + sentence(session.view(), last) + ".");
        String clues = clues(last.cell());
        lines.add(clues.isEmpty() ? "No clue was around it." : "Clues around it: " + clues + ".");
        return lines;
    }

    private String clues(int cell) {
        View view = session.view();
        Topology topology = view.topology();
        StringJoiner clues = new StringJoiner(", ");
        for (int neighbour : topology.neighbours(cell)) {
            if (view.hasClue(neighbour) && !view.gold(neighbour)) {
                clues.add(view.clue(neighbour) + " at " + topology.name(neighbour));
            }
        }
        return clues.toString();
    }
}
