// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;

/** Makes a proof pleasant to read: cells that follow from the same things in the same way share a line, and lines are numbered from 1. */
final class Tidy {

    private final Map<Integer, Integer> numbers = new HashMap<>();
    private int next = 1;

    private Tidy() {}

    static Proof tidy(Proof proof) {
        return new Proof(proof.claim(), new Tidy().tidy(proof.steps(), true));
    }

    // The last line of a whole proof is its claim and stays alone.
    private List<ProofStep> tidy(List<ProofStep> steps, boolean whole) {
        Map<Object, Integer> places = new HashMap<>();
        List<ProofStep> out = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof ProofStep.Suppose suppose) {
                out.add(suppose(suppose));
            } else if (steps.get(i) instanceof ProofStep.Count count) {
                List<Cite> from = renumber(count.from());
                boolean alone = whole && i == steps.size() - 1 || !certain(count.bound());
                Object key = List.of(from, count.bound().sense(), alone ? i : -1);
                Integer place = places.get(key);
                if (place == null) {
                    places.put(key, out.size());
                    out.add(new ProofStep.Count(number(count.number()), count.bound(), from));
                } else {
                    out.set(place, join(out.get(place), count));
                }
            }
        }
        return out;
    }

    private static boolean certain(Bound bound) {
        return !bound.atoms().isEmpty() && (bound.none() || bound.all());
    }

    private ProofStep suppose(ProofStep.Suppose suppose) {
        int assumed = number(suppose.assumed());
        List<ProofStep> then = tidy(suppose.then(), false);
        return new ProofStep.Suppose(assumed, suppose.assumption(), then, number(suppose.number()));
    }

    private ProofStep join(ProofStep first, ProofStep.Count second) {
        numbers.put(second.number(), first.number());
        List<Integer> atoms = new ArrayList<>(first.bound().atoms());
        atoms.addAll(second.bound().atoms());
        Bound bound = new Bound(second.bound().sense(), second.bound().none() ? 0 : atoms.size(), atoms);
        return new ProofStep.Count(first.number(), bound, ((ProofStep.Count) first).from());
    }

    private int number(int old) {
        numbers.put(old, next);
        return next++;
    }

    // Two lines that became one are cited once, a line that was cited twice still is.
    private List<Cite> renumber(List<Cite> cites) {
        Map<Cite, Integer> times = new LinkedHashMap<>();
        cites.forEach(cite -> times.merge(cite, 1, Integer::sum));
        Map<Cite, Integer> joined = new LinkedHashMap<>();
        times.forEach((cite, count) -> joined.merge(renumber(cite), count, Math::max));
        List<Cite> out = new ArrayList<>();
        joined.forEach((cite, count) -> {
            for (int k = 0; k < count; k++) {
                out.add(cite);
            }
        });
        return out;
    }

    private Cite renumber(Cite cite) {
        if (cite.evidence() instanceof Evidence.Earlier earlier) {
            return new Cite(cite.side(), new Evidence.Earlier(numbers.getOrDefault(earlier.line(), earlier.line())));
        }
        return cite;
    }
}
