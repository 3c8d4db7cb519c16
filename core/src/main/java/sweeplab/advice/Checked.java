// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.proof.Claim;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.prove.Answer;
import sweeplab.prove.Prover;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;

/** What the prover says of a position; no proof leaves here that the checker does not accept. */
public final class Checked {

    private Checked() {}

    /** Why a covered cell is gold, safe or a danger. */
    public static Answer cell(View view, int cell, Budget budget) {
        Prover prover = Prover.of(view, budget);
        boolean speaksOfGold = view.rules().goldClue() != GoldClue.NONE;
        return accepted(
                view,
                speaksOfGold
                                && prover.explainGold(cell) instanceof Answer.Proved gold
                                && gold.proof().claim() instanceof Claim.Gold
                        ? gold
                        : prover.explain(cell));
    }

    /** Why the clues cannot all be true. */
    public static Answer contradiction(View view, Budget budget) {
        return accepted(view, Prover.of(view, budget).contradiction());
    }

    /** The proof of an answer that has one. */
    public static Optional<Proof> proof(Answer answer) {
        if (answer instanceof Answer.Proved proved) {
            return Optional.of(proved.proof());
        }
        return answer instanceof Answer.Inconsistent wrong ? Optional.of(wrong.proof()) : Optional.empty();
    }

    private static Answer accepted(View view, Answer answer) {
        proof(answer).flatMap(ProofChecker.of(view)::fault).ifPresent(fault -> {
            throw new IllegalStateException("the checker refuses a proof: " + fault);
        });
        return answer;
    }
}
