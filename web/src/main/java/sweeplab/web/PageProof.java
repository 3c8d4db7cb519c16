// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import sweeplab.advice.Checked;
import sweeplab.base.Budget;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofText;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;
import sweeplab.prove.Answer;
import sweeplab.prove.ClaimWords;
import sweeplab.prove.lrat.ClaimCnf;
import sweeplab.prove.lrat.LratExport;
import sweeplab.prove.lrat.LratFiles;
import sweeplab.prove.lrat.RelationLrat;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.prove.veripb.VeripbExport;
import sweeplab.prove.veripb.VeripbFiles;
import sweeplab.view.Statement;
import sweeplab.view.View;

/** A proof as files for the checkers of others, none of which leaves the page before a checker of ours accepted it. */
final class PageProof {

    private final View view;
    private final List<PageJson> files = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private final StringBuilder guide = new StringBuilder();

    private PageProof(View view) {
        this.view = view;
    }

    /** What is certain of a cell or, with a cell below 0, that the clues cannot all be true. */
    static PageJson of(View view, int cell) {
        PageProof made = new PageProof(view);
        if (view.rules().plain()) {
            made.counted(cell);
        } else {
            made.argued(new Argued(view).argument(cell).orElseThrow(PageProof::nothing));
        }
        made.add("README.txt", made.guide + "Rows and columns are counted from 0 in these files.\n");
        return PageJson.object("files", made.files, "refused", made.refused);
    }

    private static IllegalArgumentException nothing() {
        return new IllegalArgumentException("nothing was proved of this cell");
    }

    private void counted(int cell) {
        Answer answer = cell < 0
                ? Checked.contradiction(view, Budget.unlimited())
                : Checked.cell(view, cell, Budget.unlimited());
        Proof proof = Checked.proof(answer).orElseThrow(PageProof::nothing);
        guide.append(new ClaimWords(view).claim(proof)).append(".\n\n");
        guide.append("claim.txt is the proof as Sweeplab writes it.\n\n");
        add("claim.txt", ProofText.write(proof, view.topology()));
        LratExport clauses = LratExport.of(proof, view);
        if (clauses instanceof LratExport.Accepted accepted) {
            add(accepted.claim().cnf(), LratFiles.of(proof, view, accepted));
        } else {
            refused.add("LRAT: " + ((LratExport.Refused) clauses).why());
        }
        VeripbExport sums = VeripbExport.of(proof, view);
        if (sums instanceof VeripbExport.Accepted accepted) {
            add(VeripbFiles.of(proof, view, accepted));
        } else {
            refused.add("VeriPB: " + ((VeripbExport.Refused) sums).why());
        }
    }

    private void argued(RelationArgument argument) {
        List<String> words = argument.words(view);
        guide.append(words.get(words.size() - 1)).append("\n\nclaim.txt has the argument in words.\n\n");
        add("claim.txt", String.join("\n", words) + "\n");
        RelationLrat.of(argument, Statement.of(view))
                .ifPresentOrElse(
                        accepted -> add(accepted.cnf(), accepted.files()),
                        () -> refused.add("LRAT: it would take more than " + ClaimCnf.MOST_CLAUSES + " clauses"));
        refused.add("VeriPB: not for the rules of this game");
    }

    private void add(String name, String text) {
        files.add(PageJson.object("name", name, "text", text));
    }

    // The checker sees the text that is handed out, read back.
    private void add(Cnf formula, LratFiles written) {
        LratChecker.fault(formula, LratProof.read(written.lrat())).ifPresent(fault -> {
            throw new IllegalStateException("the checker refuses the LRAT proof: " + fault);
        });
        add("lrat/claim.cnf", written.cnf());
        add("lrat/claim.lrat", written.lrat());
        add("lrat/claim.drat", written.drat());
        add("lrat/map.txt", written.map());
        guide.append("lrat/map.txt says which cell a variable stands for, and which clue a clause.\n");
        guide.append("    cake_lpr lrat/claim.cnf lrat/claim.lrat\n    drat-trim lrat/claim.cnf lrat/claim.drat\n\n");
    }

    private void add(VeripbFiles written) {
        add("veripb/claim.opb", written.opb());
        add("veripb/claim.pbp", written.pbp());
        add("veripb/map.txt", written.map());
        guide.append(
                "veripb/map.txt says the same of the inequalities.\n    veripb veripb/claim.opb veripb/claim.pbp\n\n");
    }
}
