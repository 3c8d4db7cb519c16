// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import sweeplab.app.command.option.ForeignProof;
import sweeplab.app.command.option.ProofForm;
import sweeplab.app.terminal.Failure;
import sweeplab.proof.Proof;
import sweeplab.prove.ClaimWords;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.view.Statement;

/** The folder into which a proof goes that the checkers of others can check. */
record ProofFolder(Path folder, ProofForm form) {

    /** Writes the formula, the proof and what they stand for; says so in a line. */
    String write(ExplainReport report) {
        Proof proof = report.proof()
                .orElseThrow(() -> Failure.failed(
                        report.failure().orElse(report.name() + " is not certain, so there is no proof to write")));
        return write(ForeignProof.of(form, proof, report.view()), new ClaimWords(report.view()).claim(proof));
    }

    /** The same where rules are relations of any kind. */
    String write(GeneralReport report) {
        RelationArgument argument = report.argument()
                .orElseThrow(() -> Failure.failed(report.failure().orElse(report.name() + report.noArgument())));
        return write(
                ForeignProof.of(form, argument, Statement.of(report.view())),
                report.name()
                        + (argument.danger() ? " is a " + report.view().rules().danger() : " is safe"));
    }

    private String write(ForeignProof foreign, String claim) {
        foreign.save(folder, "claim");
        ForeignProof.write(folder.resolve("map.txt"), foreign.map());
        return "Written: " + folder.resolve("claim." + form.formula()) + ", claim." + form.proof() + " and map.txt: "
                + claim + "; our " + (form == ProofForm.VERIPB ? "checker of sums" : "LRAT checker")
                + " accepted the proof.";
    }

    /** What was written. */
    List<String> files() {
        return Stream.of("claim." + form.formula(), "claim." + form.proof(), "map.txt")
                .map(name -> folder.resolve(name).toString())
                .toList();
    }
}
