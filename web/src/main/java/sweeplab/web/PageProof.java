// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import sweeplab.advice.Checked;
import sweeplab.base.Budget;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofText;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;
import sweeplab.prove.Answer;
import sweeplab.prove.ClaimWords;
import sweeplab.prove.lrat.LratExport;
import sweeplab.prove.lrat.LratFiles;
import sweeplab.prove.veripb.VeripbExport;
import sweeplab.prove.veripb.VeripbFiles;
import sweeplab.view.View;

/** A proof as files for the checkers of others, none of which leaves the page before a checker of ours accepted it. */
final class PageProof {

    private static final String GUIDE = """
            Rows and columns are counted from 0 in these files.

            claim.txt              the proof as Sweeplab writes it
            lrat/map.txt           the argument in words; which cell a variable stands for, which clue a clause
            veripb/map.txt         the same for the inequalities

            cake_lpr lrat/claim.cnf lrat/claim.lrat
            drat-trim lrat/claim.cnf lrat/claim.drat
            veripb veripb/claim.opb veripb/claim.pbp
            """;

    private final View view;
    private final Proof proof;
    private final List<PageJson> files = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();

    private PageProof(View view, Proof proof) {
        this.view = view;
        this.proof = proof;
    }

    /** What is certain of a cell or, with a cell below 0, that the clues cannot all be true. */
    static PageJson of(View view, int cell) {
        if (!view.rules().plain()) {
            return argued(view, cell);
        }
        Answer answer = cell < 0
                ? Checked.contradiction(view, Budget.unlimited())
                : Checked.cell(view, cell, Budget.unlimited());
        Proof proof = Checked.proof(answer).orElseThrow(PageProof::nothing);
        return new PageProof(view, proof).json();
    }

    // What relations say has no form yet that those checkers read.
    private static PageJson argued(View view, int cell) {
        String words = String.join("\n", new Argued(view).argument(cell).orElseThrow(PageProof::nothing).words(view));
        PageJson file = PageJson.object("name", "argument.txt", "text", words + "\n");
        String why = "clues of rules in letters are not written as clauses or inequalities";
        return PageJson.object("files", List.of(file), "refused", List.of("LRAT, VeriPB: " + why));
    }

    private static IllegalArgumentException nothing() {
        return new IllegalArgumentException("nothing was proved of this cell");
    }

    private PageJson json() {
        add("README.txt", new ClaimWords(view).claim(proof) + ".\n" + GUIDE);
        add("claim.txt", ProofText.write(proof, view.topology()));
        clauses();
        sums();
        return PageJson.object("files", files, "refused", refused);
    }

    private void add(String name, String text) {
        files.add(PageJson.object("name", name, "text", text));
    }

    // The checker sees the text that is handed out, read back.
    private void clauses() {
        LratExport export = LratExport.of(proof, view);
        if (!(export instanceof LratExport.Accepted accepted)) {
            refused.add("LRAT: " + ((LratExport.Refused) export).why());
            return;
        }
        LratFiles written = LratFiles.of(proof, view, accepted);
        LratChecker.fault(accepted.claim().cnf(), LratProof.read(written.lrat()))
                .ifPresent(fault -> {
                    throw new IllegalStateException("the checker refuses the LRAT proof: " + fault);
                });
        add("lrat/claim.cnf", written.cnf());
        add("lrat/claim.lrat", written.lrat());
        add("lrat/claim.drat", written.drat());
        add("lrat/map.txt", written.map());
    }

    private void sums() {
        VeripbExport export = VeripbExport.of(proof, view);
        if (!(export instanceof VeripbExport.Accepted accepted)) {
            refused.add("VeriPB: " + ((VeripbExport.Refused) export).why());
            return;
        }
        VeripbFiles written = VeripbFiles.of(proof, view, accepted);
        add("veripb/claim.opb", written.opb());
        add("veripb/claim.pbp", written.pbp());
        add("veripb/map.txt", written.map());
    }
}
