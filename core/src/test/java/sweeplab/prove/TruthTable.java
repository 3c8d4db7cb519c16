// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Meaning;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.view.View;
import sweeplab.world.World;

/** Goes through a proof by trying, for each line, every way its atoms may be: slow, and with nothing in common with the checker's sums. */
final class TruthTable {

    private static final int MOST_ATOMS = 12;

    private final View view;

    private TruthTable(View view) {
        this.view = view;
    }

    /** False if some line does not follow, or the last one is not the claim; lines with too many atoms are passed over. */
    static boolean holds(Proof proof, View view) {
        List<ProofStep> steps = proof.steps();
        return !steps.isEmpty()
                && steps.get(steps.size() - 1).bound().equals(proof.claim().bound())
                && new TruthTable(view).holds(steps, new HashMap<>());
    }

    /** Whether what a proof claims is so in a world. */
    static boolean isTrue(Claim claim, World world) {
        if (claim instanceof Claim.Impossible) {
            return false;
        }
        int atom = claim.bound().atoms().get(0);
        boolean holds = Bound.isGold(atom) ? world.gold(Bound.cell(atom)) : world.danger(atom);
        return holds == (claim instanceof Claim.Danger || claim instanceof Claim.Gold);
    }

    private boolean holds(List<ProofStep> steps, Map<Integer, Bound> outside) {
        Map<Integer, Bound> known = new HashMap<>(outside);
        for (ProofStep step : steps) {
            if (step instanceof ProofStep.Count count && !follows(count, known)) {
                return false;
            }
            if (step instanceof ProofStep.Suppose suppose) {
                Map<Integer, Bound> inside = new HashMap<>(known);
                inside.put(suppose.assumed(), suppose.assumption());
                List<ProofStep> then = suppose.then();
                if (!holds(then, inside) || !then.get(then.size() - 1).bound().equals(Bound.ABSURD)) {
                    return false;
                }
            }
            known.put(step.number(), step.bound());
        }
        return true;
    }

    private boolean follows(ProofStep.Count step, Map<Integer, Bound> known) {
        List<Meaning> premises = new ArrayList<>();
        TreeSet<Integer> all = new TreeSet<>(step.bound().atoms());
        for (Cite cite : step.from()) {
            Meaning meaning = cite.evidence() instanceof Evidence.Earlier earlier
                    ? Meaning.of(Objects.requireNonNull(known.get(earlier.line())))
                    : Meaning.of(cite.evidence(), view, false).orElseThrow();
            premises.add(meaning);
            all.addAll(meaning.atoms());
        }
        if (all.size() > MOST_ATOMS) {
            return true;
        }
        List<Integer> atoms = List.copyOf(all);
        Meaning claimed = Meaning.of(step.bound());
        for (int world = 0; world < 1 << atoms.size(); world++) {
            int w = world;
            if (premises.stream().allMatch(p -> fits(p, atoms, w)) && !fits(claimed, atoms, w)) {
                return false;
            }
        }
        return true;
    }

    private static boolean fits(Meaning meaning, List<Integer> atoms, int world) {
        int count = 0;
        for (int i = 0; i < atoms.size(); i++) {
            count += (world >> i & 1) == 1 && meaning.atoms().contains(atoms.get(i)) ? 1 : 0;
        }
        return count >= meaning.least() && count <= meaning.most();
    }
}
