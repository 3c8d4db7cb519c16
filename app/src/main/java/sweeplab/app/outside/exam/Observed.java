// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside.exam;

import java.util.ArrayList;
import java.util.List;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.app.outside.ProcessLimits;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.view.Status;
import sweeplab.view.View;

/** Looks over an agent's shoulder: what it calls certain against what is so, its guesses against what was certain, and its time. */
final class Observed {

    private final Exact exact = new Exact();
    private final List<String> wrong = new ArrayList<>();
    private final List<String> unproved = new ArrayList<>();
    private final List<String> needless = new ArrayList<>();
    private final List<String> modest = new ArrayList<>();
    private int claims;
    private int guesses;
    private long slowest;

    Agent watch(Agent agent, Setup setup) {
        return view -> {
            long began = System.nanoTime();
            Decision decision = agent.decide(view);
            if (view.opened() > 0) {
                slowest = Math.max(slowest, System.nanoTime() - began);
            }
            if (view.status() == Status.PLAYING) {
                look(decision, view, setup);
            }
            return decision;
        };
    }

    private void look(Decision decision, View view, Setup setup) {
        if (decision instanceof Decision.Certain certain) {
            Analysis analysis = exact.analyse(view);
            for (int move : certain.moves()) {
                claim(move, analysis, setup);
            }
        } else if (decision instanceof Decision.Guess guess) {
            guesses++;
            missed(view, setup, "probe " + guess.cell(), guess.cell());
        } else if (decision instanceof Decision.Resign) {
            missed(view, setup, "resign", -1);
        }
    }

    private void claim(int move, Analysis analysis, Setup setup) {
        claims++;
        int cell = Move.cell(move);
        String said = setup.id() + ": '" + (Move.isFlag(move) ? "flag " : "safe ") + cell + "'";
        if (setup.world().danger(cell) != Move.isFlag(move)) {
            wrong.add(said
                    + (Move.isFlag(move)
                            ? ", but it is safe"
                            : ", but it is a " + setup.rules().danger()));
        } else if (!(Move.isFlag(move) ? analysis.dangers() : analysis.safe()).contains(cell)) {
            unproved.add(said + " was true, but did not follow from what was open");
        }
    }

    private void missed(View view, Setup setup, String said, int cell) {
        Analysis analysis = exact.analyse(view);
        if (cell >= 0 && analysis.safe().contains(cell)) {
            modest.add(setup.id() + ": '" + said + "', which was certainly safe");
        } else if (!analysis.safe().isEmpty()) {
            needless.add(
                    setup.id() + ": '" + said + "', but cell " + analysis.safe().next(0) + " was certainly safe");
        }
    }

    List<Finding> findings(ProcessLimits limits) {
        List<Finding> findings = new ArrayList<>();
        if (wrong.isEmpty() && claims > 0) {
            findings.add(new Finding(
                    Finding.Kind.GOOD,
                    Words.count(claims, "move") + " that it called safe or flagged, all of them rightly"));
        }
        add(findings, Finding.Kind.ERROR, wrong, "what it calls certain is not");
        add(findings, Finding.Kind.HINT, unproved, "it calls certain what it cannot know");
        add(findings, Finding.Kind.HINT, needless, "it guesses or stops where a cell is certainly safe");
        add(
                findings,
                Finding.Kind.HINT,
                modest,
                "it says 'probe' where it could say 'safe', and so it counts as a guess");
        if (claims + guesses > 0) {
            findings.add(pace(limits));
        }
        return findings;
    }

    private Finding pace(ProcessLimits limits) {
        boolean slow = slowest > limits.move().toNanos() / 2;
        return new Finding(
                slow ? Finding.Kind.HINT : Finding.Kind.GOOD,
                Words.count(guesses, "guess") + "; the slowest answer took " + slowest / 1_000_000 + " ms of "
                        + limits.move().toMillis());
    }

    private static void add(List<Finding> findings, Finding.Kind kind, List<String> cases, String what) {
        if (!cases.isEmpty()) {
            findings.add(
                    new Finding(kind, what + " (" + Words.count(cases.size(), "time") + "), first in " + cases.get(0)));
        }
    }
}
