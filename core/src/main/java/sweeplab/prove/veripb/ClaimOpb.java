// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.veripb;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sweeplab.proof.Bound;
import sweeplab.proof.Proof;
import sweeplab.proof.Sense;
import sweeplab.proof.veripb.Inequality;
import sweeplab.proof.veripb.Opb;
import sweeplab.prove.Premise;
import sweeplab.view.View;

/** What a proof rests on as inequalities, a premise each, and its claim denied as the last of them. */
public record ClaimOpb(Map<Integer, Integer> variables, List<Premise> premises, Opb opb) {

    public static ClaimOpb of(Proof proof, View view) {
        List<Premise> premises = Premise.of(proof, view);
        Map<Integer, Integer> variables = new LinkedHashMap<>();
        for (Premise premise : premises) {
            premise.bound().atoms().forEach(atom -> variables.putIfAbsent(atom, variables.size() + 1));
        }
        proof.lines()
                .forEach(line ->
                        line.bound().atoms().forEach(atom -> variables.putIfAbsent(atom, variables.size() + 1)));
        List<Inequality> inequalities = premises.stream()
                .map(premise -> inequality(premise.bound(), variables))
                .toList();
        return new ClaimOpb(variables, premises, new Opb(variables.size(), inequalities));
    }

    /** A bound as an inequality: what is at most 2 is, with its sign turned, at least -2. */
    Inequality inequality(Bound bound) {
        return inequality(bound, variables);
    }

    private static Inequality inequality(Bound bound, Map<Integer, Integer> variables) {
        int sign = bound.sense() == Sense.LEAST ? 1 : -1;
        TreeMap<Integer, Integer> factors = new TreeMap<>();
        for (int atom : bound.atoms()) {
            factors.put(variables.getOrDefault(atom, 0), sign);
        }
        return new Inequality(factors, sign * bound.count());
    }
}
