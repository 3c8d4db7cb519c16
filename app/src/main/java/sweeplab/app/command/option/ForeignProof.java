// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.nio.file.Path;
import sweeplab.app.library.OutFile;
import sweeplab.app.terminal.Failure;
import sweeplab.proof.Proof;
import sweeplab.prove.lrat.ClaimCnf;
import sweeplab.prove.lrat.LratExport;
import sweeplab.prove.lrat.LratFiles;
import sweeplab.prove.lrat.RelationLrat;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.prove.veripb.VeripbExport;
import sweeplab.prove.veripb.VeripbFiles;
import sweeplab.view.Statement;
import sweeplab.view.View;

/** A proof for the checkers of others: a formula, its refutation, and what both stand for; accepted by a checker of ours. */
public record ForeignProof(ProofForm form, String formula, String proof, String map) {

    /** A failure in words where the proof does not fit the form. */
    public static ForeignProof of(ProofForm form, Proof proof, View view) {
        return form == ProofForm.VERIPB ? sums(proof, view) : clauses(form, proof, view);
    }

    /** The same of an argument by rules of any kind, which is written as clauses alone. */
    public static ForeignProof of(ProofForm form, RelationArgument argument, Statement statement) {
        if (form == ProofForm.VERIPB) {
            throw Failure.badInput("--proof veripb knows clues that count neighbours, not the rules of this game;"
                    + " --proof lrat and drat know them");
        }
        LratFiles files = RelationLrat.of(argument, statement)
                .orElseThrow(() -> refused(
                        form,
                        "the rules that the argument rests on would take more than " + ClaimCnf.MOST_CLAUSES
                                + " clauses"))
                .files();
        return new ForeignProof(form, files.cnf(), form == ProofForm.LRAT ? files.lrat() : files.drat(), files.map());
    }

    private static ForeignProof clauses(ProofForm form, Proof proof, View view) {
        LratExport export = LratExport.of(proof, view);
        if (export instanceof LratExport.Accepted accepted) {
            LratFiles files = LratFiles.of(proof, view, accepted);
            return new ForeignProof(
                    form, files.cnf(), form == ProofForm.LRAT ? files.lrat() : files.drat(), files.map());
        }
        throw refused(form, ((LratExport.Refused) export).why() + "; --proof veripb counts without clauses");
    }

    private static ForeignProof sums(Proof proof, View view) {
        VeripbExport export = VeripbExport.of(proof, view);
        if (export instanceof VeripbExport.Accepted accepted) {
            VeripbFiles files = VeripbFiles.of(proof, view, accepted);
            return new ForeignProof(ProofForm.VERIPB, files.opb(), files.pbp(), files.map());
        }
        throw refused(ProofForm.VERIPB, ((VeripbExport.Refused) export).why());
    }

    private static Failure refused(ProofForm form, String why) {
        return Failure.failed("no " + form.word() + " proof: " + why);
    }

    /** Writes formula and proof under this name. */
    public void save(Path folder, String name) {
        write(folder.resolve(name + "." + form.formula()), formula);
        write(folder.resolve(name + "." + form.proof()), proof);
    }

    /** Writes one text into the folder of {@code --out}. */
    public static void write(Path file, String text) {
        OutFile.writeInFolder(file, text);
    }
}
