// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratProof;
import sweeplab.prove.lrat.RelationClauses.At;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.relation.Relation;
import sweeplab.view.View;

/** What a sceptic reads beside an argument by relations: the statement, the argument, and what each variable and each group of clauses stands for. */
record RelationWords(
        RelationArgument argument,
        View view,
        List<Relation> stated,
        List<Integer> cells,
        List<At> states,
        Derivation derivation) {

    LratFiles files(Cnf cnf, LratProof proof) {
        String head = head();
        return new LratFiles(head + cnf.dimacs(), proof.text(), proof.drat(), head + map());
    }

    private String head() {
        String claim = name(argument.cell()) + (argument.danger() ? " is a " + danger() : " is safe");
        return "c The statement: " + claim + ".\nc Denied here, so that these clauses cannot all hold.\n"
                + argument.words(view).stream().map(line -> "c " + line + "\n").collect(Collectors.joining());
    }

    private String map() {
        StringBuilder map = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            map.append("variable ").append(i + 1).append(": ").append(name(cells.get(i)));
            map.append(" is a ").append(danger()).append('\n');
        }
        for (int i = 0; i < states.size(); i++) {
            At at = states.get(i);
            map.append("variable ").append(cells.size() + i + 1).append(", new: ");
            map.append(relation(at.group()).origin().words()).append(" is in state ");
            map.append(at.state()).append(" after ").append(at.place()).append(" of its cells\n");
        }
        int first = 1;
        for (int group = 0; group < stated.size() + 2; group++) {
            int size = derivation.size(group);
            map.append(size == 0 ? "" : "clauses " + first + " to " + (first + size - 1) + ": " + group(group) + "\n");
            first += size;
        }
        return map.toString();
    }

    private String group(int group) {
        if (group == RelationLrat.SEEN) {
            return "cells that are open, told to be safe, or flagged and proved before";
        }
        if (group == RelationLrat.DENIED) {
            return "the statement denied";
        }
        Relation relation = relation(group);
        return relation.origin().words() + " as an automaton, which reads "
                + Arrays.stream(relation.cells()).mapToObj(this::name).collect(Collectors.joining(" "))
                + ": its first state, from state to state, and last states that are not allowed; only what the proof uses";
    }

    private Relation relation(int group) {
        return stated.get(group - RelationLrat.DENIED - 1);
    }

    private String name(int cell) {
        return view.topology().name(cell);
    }

    private String danger() {
        return view.rules().danger();
    }
}
