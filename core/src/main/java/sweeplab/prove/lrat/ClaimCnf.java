// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Claim;
import sweeplab.proof.Proof;
import sweeplab.proof.Sense;
import sweeplab.proof.lrat.Cnf;
import sweeplab.prove.Premise;
import sweeplab.view.View;

/**
 * What a proof rests on as clauses, and its claim denied; variable {@code i + 1} is atom {@code i} of the list, later ones are
 * defined by {@code counters}; the first {@code direct} clauses speak of atoms alone. The goals are literals that follow and lead
 * to the refutation, in this order.
 */
public record ClaimCnf(
        List<Integer> atoms, List<Group> groups, List<Counter> counters, List<Integer> goals, int direct, Cnf cnf) {

    public static final int MOST_CLAUSES = 20_000;
    private static final int MOST_IN_ALL = 500_000;
    private static final int MOST_DIRECT = 500;

    /** The clauses, by number, that a premise became. */
    public record Group(Premise premise, int first, int last) {}

    /** New variables, from {@code first} on, that say at least 1, 2, … of these literals are true. */
    public record Counter(List<Integer> counted, int first, int last) {}

    /** The clauses for a proof that the checker accepted, or nothing if there would be too many. */
    public static Optional<ClaimCnf> of(Proof proof, View view) {
        return of(Premise.of(proof, view), CountedTogether.in(proof, view))
                .filter(made -> made.cnf().clauses().size() <= MOST_CLAUSES);
    }

    /** The clauses of a whole position and a claim denied, or nothing if there would be too many. */
    static Optional<ClaimCnf> of(Claim claim, View view) {
        return of(Premise.all(claim, view), CountedTogether.in(new Proof(claim, List.of()), view));
    }

    private static Optional<ClaimCnf> of(List<Premise> premises, CountedTogether together) {
        Builder builder = new Builder(together);
        premises.forEach(premise -> builder.literals(premise.bound(), 1));
        List<Premise> counts = new ArrayList<>();
        for (Premise premise : premises) {
            if (!builder.direct(premise)) {
                counts.add(premise);
            }
        }
        builder.direct = counts.isEmpty() ? Integer.MAX_VALUE : builder.clauses.size();
        counts.forEach(builder::counted);
        return builder.done();
    }

    /** Collects the clauses: of any n-k+1 cells one is true, if at least k of n are; of any k+1 one is not, if at most k are. */
    private static final class Builder {

        private final CountedTogether together;
        private final List<Integer> atoms = new ArrayList<>();
        private final List<Group> groups = new ArrayList<>();
        private final List<Counter> counters = new ArrayList<>();
        private final List<Integer> goals = new ArrayList<>();
        private final List<List<Integer>> clauses = new ArrayList<>();
        private int variables;
        private int direct;

        Builder(CountedTogether together) {
            this.together = together;
        }

        /** Adds a premise as clauses over its cells; false if that would be too many. */
        boolean direct(Premise premise) {
            Bound bound = premise.bound();
            int n = bound.atoms().size();
            boolean least = bound.sense() == Sense.LEAST;
            int size = Math.max(0, least ? n - bound.count() + 1 : bound.count() + 1);
            List<Integer> literals = literals(bound, least ? 1 : -1);
            if (size > n) {
                return true;
            }
            if (ways(n, size) > MOST_DIRECT) {
                return false;
            }
            int first = clauses.size() + 1;
            subsets(literals, 0, size, new ArrayList<>());
            groups.add(new Group(premise, first, clauses.size()));
            return true;
        }

        List<Integer> literals(Bound bound, int sign) {
            return bound.atoms().stream().map(atom -> sign * variable(atom)).toList();
        }

        private int variable(int atom) {
            if (!atoms.contains(atom)) {
                atoms.add(atom);
            }
            variables = Math.max(variables, atoms.size());
            return atoms.indexOf(atom) + 1;
        }

        private static double ways(int n, int size) {
            double ways = 1;
            for (int i = 1; i <= size; i++) {
                ways *= (n - size + i) / (double) i;
            }
            return ways;
        }

        private void subsets(List<Integer> literals, int from, int size, List<Integer> chosen) {
            if (chosen.size() == size) {
                clauses.add(List.copyOf(chosen));
                return;
            }
            for (int i = from; i <= literals.size() - (size - chosen.size()); i++) {
                chosen.add(literals.get(i));
                subsets(literals, i + 1, size, chosen);
                chosen.remove(chosen.size() - 1);
            }
        }

        /** Adds a premise by counting in a tree: at least k of n is at most n-k of the denials. */
        void counted(Premise premise) {
            Bound bound = premise.bound();
            int sign = bound.sense() == Sense.MOST ? 1 : -1;
            int most = sign > 0 ? bound.count() : bound.atoms().size() - bound.count();
            List<Bound> blocks = premise
                    .evidence()
                    .map(evidence -> together.against(new Cite(bound.sense(), evidence)))
                    .orElse(List.of())
                    .stream()
                    .filter(block -> bound.atoms().containsAll(block.atoms()))
                    .toList();
            CountTree tree = new CountTree(
                    literals(bound, sign),
                    most,
                    blocks.stream().map(block -> literals(block, sign)).toList(),
                    variables);
            for (Bound block : blocks) {
                int goal = tree.atLeast(literals(block, sign), CountedTogether.surely(block));
                goals.addAll(goal == 0 ? List.of() : List.of(goal));
            }
            take(premise, tree);
        }

        private void take(Premise premise, CountTree tree) {
            int first = clauses.size() + 1;
            clauses.addAll(tree.clauses());
            groups.add(new Group(premise, first, clauses.size()));
            variables = tree.variables();
            for (CountTree.Node node : tree.nodes()) {
                List<Integer> atLeast = node.atLeast();
                counters.add(new Counter(node.counted(), atLeast.get(0), atLeast.get(atLeast.size() - 1)));
            }
        }

        Optional<ClaimCnf> done() {
            return clauses.size() > MOST_IN_ALL
                    ? Optional.empty()
                    : Optional.of(new ClaimCnf(atoms, groups, counters, goals, direct, new Cnf(variables, clauses)));
        }
    }
}
