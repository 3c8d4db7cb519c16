// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof.lrat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Accepts or rejects a refutation. It knows one rule: deny the clause of a step; every hint but the last must then leave
 * exactly one literal, which becomes true, and the last none.
 */
public final class LratChecker {

    private final int variables;
    private final Map<Integer, List<Integer>> known = new HashMap<>();

    private LratChecker(int variables) {
        this.variables = variables;
    }

    public static boolean accepts(Cnf cnf, LratProof proof) {
        return fault(cnf, proof).isEmpty();
    }

    /** What is wrong with the proof, or nothing. */
    public static Optional<String> fault(Cnf cnf, LratProof proof) {
        return new LratChecker(cnf.variables()).check(cnf.clauses(), proof.steps());
    }

    private Optional<String> check(List<List<Integer>> clauses, List<LratProof.Step> steps) {
        for (List<Integer> clause : clauses) {
            known.put(known.size() + 1, clause);
        }
        if (!clauses.stream().allMatch(this::inRange)) {
            return Optional.of("the formula names a variable that is not among its " + variables);
        }
        int newest = clauses.size();
        for (LratProof.Step step : steps) {
            Optional<String> fault = step.number() <= newest ? Optional.of("its number is taken") : fault(step);
            if (fault.isPresent()) {
                return Optional.of("step " + step.number() + ": " + fault.get());
            }
            newest = step.number();
            known.put(newest, step.clause());
        }
        return steps.isEmpty() || !steps.get(steps.size() - 1).clause().isEmpty()
                ? Optional.of("the last step is not the empty clause")
                : Optional.empty();
    }

    private boolean inRange(List<Integer> clause) {
        return clause.stream().allMatch(literal -> literal != 0 && Math.abs((long) literal) <= variables);
    }

    private Optional<String> fault(LratProof.Step step) {
        if (!inRange(step.clause())) {
            return Optional.of("it names a variable that is not among the " + variables);
        }
        Set<Integer> untrue = new HashSet<>(step.clause());
        if (untrue.stream().anyMatch(literal -> untrue.contains(-literal))) {
            return Optional.of("it says nothing: a variable and its denial");
        }
        return propagate(step.hints(), untrue);
    }

    private Optional<String> propagate(List<Integer> hints, Set<Integer> untrue) {
        for (int i = 0; i < hints.size(); i++) {
            List<Integer> clause = known.get(hints.get(i));
            if (clause == null) {
                return Optional.of("hint " + hints.get(i) + " is no clause known there");
            }
            List<Integer> left =
                    clause.stream().filter(literal -> !untrue.contains(literal)).toList();
            boolean last = i == hints.size() - 1;
            if (left.size() != (last ? 0 : 1)) {
                return Optional.of("hint " + hints.get(i) + " leaves " + left.size() + " literals");
            }
            if (!last && !untrue.add(-left.get(0))) {
                return Optional.of("hint " + hints.get(i) + " says nothing new");
            }
        }
        return hints.isEmpty() ? Optional.of("it has no hints") : Optional.empty();
    }
}
