// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.veripb;

import sweeplab.proof.Proof;
import sweeplab.proof.veripb.PolChecker;
import sweeplab.proof.veripb.PolProof;
import sweeplab.view.View;

/** A proof turned into sums of inequalities, or why not. */
public sealed interface VeripbExport {

    /** Accepted by our checker. */
    record Accepted(ClaimOpb claim, PolProof proof) implements VeripbExport {}

    record Refused(String why) implements VeripbExport {}

    /** The sums of a proof that {@code ProofChecker} accepted. */
    static VeripbExport of(Proof proof, View view) {
        ClaimOpb claim = ClaimOpb.of(proof, view);
        PolProof sums = SumScribe.of(proof, claim, view);
        return PolChecker.fault(claim.opb(), sums)
                .<VeripbExport>map(why -> new Refused("our checker refused it: " + why))
                .orElseGet(() -> new Accepted(claim, sums));
    }
}
