// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.proof.Sense;
import sweeplab.prove.Premise;
import sweeplab.view.View;

/** Which cells a proof counts together when it sets them against a long count, in the order of its lines. */
final class CountedTogether {

    private final View view;
    private final Map<Integer, Bound> lines = new HashMap<>();
    private final Map<Cite, List<Bound>> against = new HashMap<>();

    private CountedTogether(Proof proof, View view) {
        this.view = view;
        for (ProofStep line : proof.lines()) {
            if (line instanceof ProofStep.Count count) {
                count.from().forEach(cite -> note(cite, count.from()));
            } else if (line instanceof ProofStep.Suppose suppose) {
                lines.put(suppose.assumed(), suppose.assumption());
            }
            lines.put(line.number(), line.bound());
        }
    }

    static CountedTogether in(Proof proof, View view) {
        return new CountedTogether(proof, view);
    }

    /** The bounds, no cell in two of them, that are set against this side of this evidence: for "at most" those that say "at least". */
    List<Bound> against(Cite cite) {
        Set<Integer> taken = new HashSet<>();
        List<Bound> apart = new ArrayList<>();
        for (Bound bound : against.getOrDefault(cite, List.of())) {
            if (!bound.atoms().isEmpty() && bound.atoms().stream().noneMatch(taken::contains)) {
                taken.addAll(bound.atoms());
                apart.add(bound);
            }
        }
        return apart;
    }

    private void note(Cite cite, List<Cite> all) {
        if (!(cite.evidence() instanceof Evidence.Earlier)) {
            List<Bound> bounds = against.computeIfAbsent(cite, key -> new ArrayList<>());
            for (Cite other : all) {
                Bound bound = bound(other);
                if (other.side() != cite.side() && bound.sense() == other.side()) {
                    bounds.add(bound);
                }
            }
        }
    }

    private Bound bound(Cite cite) {
        return cite.evidence() instanceof Evidence.Earlier earlier
                ? lines.getOrDefault(earlier.line(), Bound.ABSURD)
                : Premise.bound(cite, view);
    }

    /** How many of a bound's literals are true at least: of the cells if it says "at least", of their denials if "at most". */
    static int surely(Bound bound) {
        return bound.sense() == Sense.LEAST ? bound.count() : bound.atoms().size() - bound.count();
    }
}
