// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Meaning;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.proof.Sense;
import sweeplab.view.View;

/** One thing that a refutation for strangers starts from: a side of a piece of evidence, or without evidence the claim denied. */
public record Premise(Optional<Evidence> evidence, Bound bound) {

    /** What a proof that the checker accepted rests on, each side once, and its claim denied at the end. */
    public static List<Premise> of(Proof proof, View view) {
        List<Premise> premises = new ArrayList<>();
        for (Cite cite : cites(proof)) {
            premises.add(new Premise(Optional.of(cite.evidence()), bound(cite, view)));
        }
        premises.add(new Premise(Optional.empty(), proof.claim().bound().negation()));
        return premises;
    }

    /** All that a position without gold says, both sides of each number, and a claim denied at the end. */
    public static List<Premise> all(Claim claim, View view) {
        List<Premise> premises = new ArrayList<>();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.hasClue(cell)) {
                addBoth(new Evidence.Clue(cell), view, premises);
            }
        }
        for (int start : view.starts()) {
            addBoth(new Evidence.Start(start), view, premises);
        }
        addBoth(new Evidence.Total(), view, premises);
        premises.add(new Premise(Optional.empty(), claim.bound().negation()));
        return premises;
    }

    private static void addBoth(Evidence evidence, View view, List<Premise> premises) {
        if (Meaning.of(evidence, view, false).isPresent()) {
            for (Sense side : Sense.values()) {
                premises.add(new Premise(Optional.of(evidence), bound(new Cite(side, evidence), view)));
            }
        }
    }

    private static Set<Cite> cites(Proof proof) {
        Set<Cite> cites = new LinkedHashSet<>();
        for (ProofStep line : proof.lines()) {
            if (line instanceof ProofStep.Count count) {
                cites.addAll(count.from());
            }
        }
        cites.removeIf(cite -> cite.evidence() instanceof Evidence.Earlier);
        return cites;
    }

    /** What one side of the evidence says. */
    public static Bound bound(Cite cite, View view) {
        Meaning meaning = Meaning.of(cite.evidence(), view, true)
                .orElseThrow(() -> new IllegalArgumentException("the view does not show " + cite.evidence()));
        return new Bound(cite.side(), cite.side() == Sense.LEAST ? meaning.least() : meaning.most(), meaning.atoms());
    }
}
