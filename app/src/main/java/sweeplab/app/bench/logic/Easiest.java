// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.proof.Bound;
import sweeplab.proof.Claim;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.prove.Prover;
import sweeplab.prove.relation.FewRelations;
import sweeplab.view.View;

/** The certain move of a position that is easiest to find, and how hard that is. */
record Easiest(int cell, boolean danger, Grade grade) {

    // Flags are there only where a proof put them, so they may be trusted.
    static Optional<Easiest> of(View view, long steps) {
        if (!view.rules().plain()) {
            return byRelations(view, Budget.steps(steps));
        }
        Prover prover = Prover.trustingFlags(view, Budget.steps(steps));
        return easiest(prover.easy()).or(() -> easiest(prover.certain()));
    }

    private static Optional<Easiest> easiest(List<Proof> proofs) {
        return proofs.stream()
                .filter(proof -> proof.claim() instanceof Claim.Safe || proof.claim() instanceof Claim.Danger)
                .min(Comparator.comparing(Proof::grade).thenComparing(proof -> proof.claim() instanceof Claim.Danger))
                .map(proof -> new Easiest(
                        Bound.cell(proof.claim().bound().atoms().get(0)),
                        proof.claim() instanceof Claim.Danger,
                        proof.grade()));
    }

    private static Optional<Easiest> byRelations(View view, Budget budget) {
        Analysis analysis = new Exact().analyse(view);
        int[] moves = IntStream.concat(
                        IntStream.of(analysis.safe().toArray()).map(Move::probe),
                        IntStream.of(analysis.dangers().toArray())
                                .filter(cell -> !view.flagged(cell))
                                .map(Move::flag))
                .toArray();
        return new FewRelations(view, budget)
                .of(moves)
                .map(argument -> new Easiest(argument.cell(), argument.danger(), argument.grade()));
    }
}
