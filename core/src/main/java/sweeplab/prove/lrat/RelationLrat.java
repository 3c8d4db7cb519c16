// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import sweeplab.infer.relation.Settling;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;
import sweeplab.prove.lrat.RelationClauses.Known;
import sweeplab.prove.lrat.RelationClauses.Quest;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.prove.relation.RelationArgument.Branch;
import sweeplab.prove.relation.RelationArgument.Step;
import sweeplab.relation.Relation;
import sweeplab.view.Statement;

/** An argument by relations of any kind turned into LRAT: each relation it cites is an automaton written as clauses, each of its steps a few lines. */
public final class RelationLrat {

    static final int SEEN = 0;
    static final int DENIED = 1;

    /** The formula and its refutation, accepted by our checker, and the files that tell them. */
    public record Accepted(Cnf cnf, LratProof proof, LratFiles files) {}

    private final RelationArgument argument;
    private final Statement statement;
    private final List<Relation> stated = new ArrayList<>();
    private final Map<Integer, Integer> variables = new LinkedHashMap<>();
    private final Derivation derivation = new Derivation();
    private final RelationClauses clauses = new RelationClauses(derivation, variables);

    private RelationLrat(RelationArgument argument, Statement statement) {
        this.argument = argument;
        this.statement = statement;
        TreeSet<Integer> cells = new TreeSet<>(List.of(argument.cell()));
        for (Relation relation : Settling.withTotal(statement)) {
            if (argument.relations().stream()
                    .anyMatch(used ->
                            used.origin().words().equals(relation.origin().words()))) {
                stated.add(relation);
                for (int cell : relation.cells()) {
                    cells.add(cell);
                }
            }
        }
        cells.forEach(cell -> variables.put(cell, variables.size() + 1));
    }

    /** The LRAT form of an argument that holds, from all that this statement says; nothing if it would take more than {@link ClaimCnf#MOST_CLAUSES} clauses. */
    public static Optional<Accepted> of(RelationArgument argument, Statement statement) {
        RelationLrat made = new RelationLrat(argument, statement);
        made.derive();
        if (made.clauses.full()) {
            return Optional.empty();
        }
        Cnf cnf =
                made.derivation.cnf(made.variables.size() + made.clauses.named().size());
        LratProof proof = made.derivation.proof();
        LratChecker.fault(cnf, proof).ifPresent(fault -> {
            throw new IllegalArgumentException("an argument that does not hold as clauses: " + fault);
        });
        return Optional.of(new Accepted(cnf, proof, made.words().files(cnf, proof)));
    }

    private void derive() {
        Map<Integer, Known> known = new HashMap<>();
        for (int cell : variables.keySet()) {
            byte content = statement.known()[cell];
            if (content != Statement.UNKNOWN) {
                boolean danger = content == Statement.DANGER;
                known.put(cell, new Known(danger, derivation.premise(SEEN, List.of(clauses.literal(cell, danger)))));
            }
        }
        int denial = derivation.premise(DENIED, List.of(clauses.literal(argument.cell(), !argument.danger())));
        if (argument.supposed()) {
            known.put(argument.cell(), new Known(!argument.danger(), denial));
            refute(argument.branch(), known, List.of());
        } else {
            steps(argument.branch(), known, List.of());
            Known claim = known.get(argument.cell());
            derivation.lemma(List.of(), claim == null ? List.of() : List.of(claim.clause(), denial));
        }
    }

    private void steps(Branch branch, Map<Integer, Known> known, List<Integer> supposed) {
        for (Step step : branch.steps()) {
            if (!known.containsKey(step.cell())) {
                List<Integer> head = new ArrayList<>(supposed);
                head.add(clauses.literal(step.cell(), step.danger()));
                int clause = follows(step.by(), known, head, step.cell());
                known.put(step.cell(), new Known(step.danger(), clause));
            }
        }
    }

    // Derives that one of what is supposed is wrong: its literals are the denials of these.
    private int refute(Branch branch, Map<Integer, Known> known, List<Integer> supposed) {
        steps(branch, known, supposed);
        if (branch.broken() != null) {
            return follows(branch.broken(), known, supposed, -1);
        }
        List<Integer> hints = new ArrayList<>();
        for (int i = 0; i < branch.cases().size(); i++) {
            Map<Integer, Known> next = new HashMap<>(known);
            next.put(branch.split(), new Known(i == 1, 0));
            List<Integer> more = new ArrayList<>(supposed);
            more.add(-clauses.literal(branch.split(), i == 1));
            hints.add(refute(branch.cases().get(i), next, more));
        }
        return derivation.lemma(supposed, hints);
    }

    // By the first of the relations of this name from which it follows.
    private int follows(Relation cited, Map<Integer, Known> known, List<Integer> head, int cell) {
        for (int i = 0; i < stated.size(); i++) {
            if (stated.get(i).origin().words().equals(cited.origin().words())) {
                int clause = clauses.derive(new Quest(stated.get(i), DENIED + 1 + i, known, head, cell));
                if (clause != 0) {
                    return clause;
                }
            }
        }
        throw new IllegalArgumentException(
                "an argument that does not hold: " + cited.origin().words() + " does not say so");
    }

    private RelationWords words() {
        return new RelationWords(
                argument, statement.view(), stated, List.copyOf(variables.keySet()), clauses.named(), derivation);
    }
}
