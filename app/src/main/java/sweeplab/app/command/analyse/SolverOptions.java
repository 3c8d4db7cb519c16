// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.command.option.ForeignProof;
import sweeplab.app.library.TextFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Words;
import sweeplab.proof.Claim;
import sweeplab.proof.lrat.Cnf;
import sweeplab.prove.ClaimWords;
import sweeplab.prove.Wording;
import sweeplab.prove.lrat.SolverProof;
import sweeplab.view.View;

/** The options by which a SAT solver gets a position to refute, and its proof is read. */
final class SolverOptions {

    private static final int MOST_BYTES = 16_000_000;

    @Option(
            names = "--formula",
            paramLabel = "FILE",
            description =
                    "Write the whole position and the opposite of what is certain of the cell as DIMACS, for a SAT solver.")
    @Nullable
    private Path formula;

    @Option(
            names = "--solver",
            paramLabel = "FILE",
            description =
                    "Read the proof that a SAT solver found for that formula (DRAT or LRAT as text), check it, and tell it in our words.")
    @Nullable
    private Path solver;

    boolean wanted() {
        return formula != null || solver != null;
    }

    /** The option that was given, or nothing. */
    String option() {
        return formula != null ? "--formula" : solver != null ? "--solver" : "";
    }

    /** What was written or read. */
    List<String> lines(ExplainReport report) {
        Claim claim = report.proof()
                .orElseThrow(() -> Failure.failed(report.name() + " is not certain, so there is nothing to refute"))
                .claim();
        if (claim.bound().atoms().isEmpty()) {
            throw Failure.failed("the clues of this position cannot all be true");
        }
        List<String> lines = new ArrayList<>();
        if (formula != null) {
            lines.add(written(formula, report.view(), claim));
        }
        if (solver != null) {
            lines.addAll(told(TextFile.read(solver, MOST_BYTES), report.view(), claim));
        }
        return lines;
    }

    private static String written(Path file, View view, Claim claim) {
        Cnf cnf = SolverProof.formula(view, claim);
        String name = claim.text(view.topology(), view.rules().danger());
        ForeignProof.write(file, "c The position, and the opposite of: " + name + "\n" + cnf.dimacs());
        return "Written: " + file + ": " + cnf.clauses().size() + " clauses that cannot all hold, for " + name + ".";
    }

    private static List<String> told(String text, View view, Claim claim) {
        SolverProof read = SolverProof.read(view, claim, text);
        List<String> lines = new ArrayList<>();
        lines.add("The solver's proof of " + Words.count(read.read(), "clause") + " was checked; it needs "
                + read.needed().steps().size() + " of them and "
                + Words.count(read.evidence().size(), "piece") + " of evidence. In our words, from these alone: "
                + new ClaimWords(view).claim(read.proof()) + ".");
        lines.addAll(Wording.of(read.proof(), view));
        lines.add("The proof was checked.");
        return lines;
    }
}
