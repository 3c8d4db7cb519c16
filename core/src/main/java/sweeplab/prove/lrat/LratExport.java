// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.Optional;
import sweeplab.proof.Proof;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;
import sweeplab.view.View;

/** A proof turned into LRAT, or why not. */
public sealed interface LratExport {

    /** Accepted by our checker. */
    record Accepted(ClaimCnf claim, LratProof proof) implements LratExport {}

    record Refused(String why) implements LratExport {}

    /** The LRAT form of a proof that {@code ProofChecker} accepted. */
    static LratExport of(Proof proof, View view) {
        Optional<ClaimCnf> claim = ClaimCnf.of(proof, view);
        if (claim.isEmpty()) {
            return new Refused("what the proof rests on would take more than " + ClaimCnf.MOST_CLAUSES + " clauses"
                    + (proof.usesTotal() ? ", for it counts over the whole board" : ""));
        }
        return HintedSearch.refute(
                        claim.get().cnf(), claim.get().goals(), claim.get().direct())
                .map(found -> accepted(claim.get(), found))
                .orElseGet(() -> new Refused("to refute its denial by clauses would take too much work"));
    }

    private static LratExport accepted(ClaimCnf claim, LratProof found) {
        return LratChecker.fault(claim.cnf(), found)
                .<LratExport>map(why -> new Refused("our checker refused it: " + why))
                .orElseGet(() -> new Accepted(claim, found));
    }
}
