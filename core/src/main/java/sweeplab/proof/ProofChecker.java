// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sweeplab.base.PublicApi;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Accepts or rejects a proof from the view alone. It knows two rules and no shortcuts. Counting: add up the cited bounds,
 * each atom being worth 0 or 1, and see whether the sum leaves less than the line claims. Supposing: the opposite of what is
 * claimed ends in "at least one of none".
 */
@PublicApi
public final class ProofChecker {

    private final View view;
    private final Topology topology;
    private final boolean flagsTrusted;

    private ProofChecker(View view, boolean flagsTrusted) {
        this.view = view;
        topology = view.topology();
        this.flagsTrusted = flagsTrusted;
    }

    public static ProofChecker of(View view) {
        return new ProofChecker(view, false);
    }

    /** A checker that takes every flag for a danger: right only where each flag was proved before it was set. */
    public static ProofChecker trustingFlags(View view) {
        return new ProofChecker(view, true);
    }

    public boolean accepts(Proof proof) {
        return fault(proof).isEmpty();
    }

    /** What is wrong with the proof, or nothing. */
    public Optional<String> fault(Proof proof) {
        try {
            List<ProofStep> steps = proof.steps();
            check(steps, new HashMap<>(), new HashSet<>());
            if (steps.isEmpty()
                    || !steps.get(steps.size() - 1).bound().equals(proof.claim().bound())) {
                throw new Rejection("the last line is not the claim");
            }
            return Optional.empty();
        } catch (Rejection e) {
            return Optional.of(e.why);
        }
    }

    // Lines of a supposition are seen only inside it: what was learnt there is forgotten when it is closed.
    private void check(List<ProofStep> steps, Map<Integer, Bound> known, Set<Integer> numbers) {
        for (ProofStep step : steps) {
            if (step instanceof ProofStep.Count count) {
                checkCount(count, known);
            } else if (step instanceof ProofStep.Suppose suppose) {
                learn(suppose.assumed(), suppose.assumption(), known, numbers);
                check(suppose.then(), known, numbers);
                checkAbsurd(suppose);
                known.remove(suppose.assumed());
                suppose.then().forEach(line -> known.remove(line.number()));
            }
            learn(step.number(), step.bound(), known, numbers);
        }
    }

    private void learn(int number, Bound bound, Map<Integer, Bound> known, Set<Integer> numbers) {
        if (!numbers.add(number)) {
            throw new Rejection("line " + number + ": there are two lines of this number");
        }
        for (int atom : bound.atoms()) {
            checkCell(Bound.cell(atom), number);
        }
        known.put(number, bound);
    }

    private void checkCell(int cell, int number) {
        if (cell >= topology.size()) {
            throw new Rejection("line " + number + ": cell " + cell + " is not on the board");
        }
    }

    private static void checkAbsurd(ProofStep.Suppose suppose) {
        List<ProofStep> then = suppose.then();
        if (then.isEmpty() || !then.get(then.size() - 1).bound().equals(Bound.ABSURD)) {
            throw new Rejection(
                    "line " + suppose.number() + ": supposing line " + suppose.assumed() + " ends in nothing absurd");
        }
    }

    private void checkCount(ProofStep.Count step, Map<Integer, Bound> known) {
        Map<Integer, Integer> weights = new HashMap<>();
        long sum = 0;
        for (Cite cite : step.from()) {
            Meaning meaning = meaning(cite.evidence(), known, step.number());
            int sign = cite.side() == Sense.LEAST ? 1 : -1;
            sum += sign * (long) (sign > 0 ? meaning.least() : meaning.most());
            meaning.atoms().forEach(atom -> weights.merge(atom, sign, Integer::sum));
        }
        Bound bound = step.bound();
        int sign = bound.sense() == Sense.LEAST ? 1 : -1;
        bound.atoms().forEach(atom -> weights.merge(atom, -sign, Integer::sum));
        // Now "claimed atoms + sum of weight x atom >= sum"; what the other atoms can add at most goes off the sum.
        for (int weight : weights.values()) {
            sum -= Math.max(0, weight);
        }
        if (sum < sign * (long) bound.count()) {
            throw new Rejection("line " + step.number() + " does not follow from what it cites");
        }
    }

    private Meaning meaning(Evidence evidence, Map<Integer, Bound> known, int number) {
        if (evidence instanceof Evidence.Earlier earlier) {
            Bound bound = known.get(earlier.line());
            if (bound == null) {
                throw new Rejection("line " + number + " cites line " + earlier.line() + ", which is not known there");
            }
            return Meaning.of(bound);
        }
        return Meaning.of(evidence, view, flagsTrusted)
                .orElseThrow(() -> new Rejection("line " + number + ": the view does not show " + evidence));
    }

    /** Ends the check of a proof. */
    private static final class Rejection extends RuntimeException {

        private static final long serialVersionUID = 1;

        final String why;

        Rejection(String why) {
            super(why, null, false, false);
            this.why = why;
        }
    }
}
