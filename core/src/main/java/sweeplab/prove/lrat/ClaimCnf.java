package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.proof.Bound;
import sweeplab.proof.Proof;
import sweeplab.proof.Sense;
import sweeplab.proof.lrat.Cnf;
import sweeplab.prove.Premise;
import sweeplab.view.View;

/** What a proof rests on as clauses, and its claim denied; variable {@code i + 1} is atom {@code i} of the list. */
public record ClaimCnf(List<Integer> atoms, List<Group> groups, Cnf cnf) {

    public static final int MOST_CLAUSES = 20_000;
    private static final int MOST_LITERALS = 500_000;

    /** The clauses, by number, that a premise became. */
    public record Group(Premise premise, int first, int last) {}

    /** The clauses for a proof that the checker accepted, or nothing if there would be too many. */
    public static Optional<ClaimCnf> of(Proof proof, View view) {
        Builder builder = new Builder();
        Premise.of(proof, view).forEach(builder::add);
        return builder.done();
    }

    /** Collects the clauses: of any n-k+1 cells one is true, if at least k of n are; of any k+1 one is not, if at most k are. */
    private static final class Builder {

        private final List<Integer> atoms = new ArrayList<>();
        private final List<Group> groups = new ArrayList<>();
        private final List<List<Integer>> clauses = new ArrayList<>();
        private boolean tooLarge;

        void add(Premise premise) {
            Bound bound = premise.bound();
            int n = bound.atoms().size();
            boolean least = bound.sense() == Sense.LEAST;
            int size = Math.max(0, least ? n - bound.count() + 1 : bound.count() + 1);
            tooLarge = tooLarge || tooMany(n, size);
            if (!tooLarge && size <= n) {
                int first = clauses.size() + 1;
                List<Integer> literals = bound.atoms().stream()
                        .map(atom -> (least ? 1 : -1) * variable(atom))
                        .toList();
                subsets(literals, 0, size, new ArrayList<>());
                groups.add(new Group(premise, first, clauses.size()));
            }
        }

        private int variable(int atom) {
            if (!atoms.contains(atom)) {
                atoms.add(atom);
            }
            return atoms.indexOf(atom) + 1;
        }

        private boolean tooMany(int n, int size) {
            double ways = 1;
            for (int i = 1; i <= size; i++) {
                ways *= (n - size + i) / (double) i;
            }
            return clauses.size() + ways > MOST_CLAUSES + 0.5 || ways * size > MOST_LITERALS;
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

        Optional<ClaimCnf> done() {
            return tooLarge
                    ? Optional.empty()
                    : Optional.of(new ClaimCnf(atoms, groups, new Cnf(atoms.size(), clauses)));
        }
    }
}
