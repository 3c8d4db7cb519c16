// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sweeplab.relation.Relation;

/**
 * Relations as clauses, as far as a proof uses them: a variable for each state that an automaton can be in after so many cells, and clauses that lead from state to state. Whatever the cells
 * are, these variables can have the values of the true run, so they add nothing.
 */
final class RelationClauses {

    /** What is known of a cell, and the clause that says so; 0 if it is supposed. */
    record Known(boolean danger, int clause) {}

    /** After this many cells a relation of this group is in this state. */
    record At(int group, int place, int state) {}

    private record Move(At from, boolean danger) {}

    private final Derivation derivation;
    private final Map<Integer, Integer> cells;
    private final Map<At, Integer> states = new HashMap<>();
    private final List<At> named = new ArrayList<>();
    private final Map<Move, Integer> moves = new HashMap<>();
    private final Map<At, Integer> eithers = new HashMap<>();
    private final Map<Integer, Integer> starts = new HashMap<>();
    private final Map<At, Integer> ends = new HashMap<>();
    private boolean full;

    /** For these cells, whose variables are given. */
    RelationClauses(Derivation derivation, Map<Integer, Integer> cells) {
        this.derivation = derivation;
        this.cells = cells;
    }

    /** True if there was no room. */
    boolean full() {
        return full;
    }

    /** The states that have variables, in the order of these. */
    List<At> named() {
        return named;
    }

    int literal(int cell, boolean danger) {
        int variable = cells.getOrDefault(cell, 0);
        return danger ? variable : -variable;
    }

    private int variable(At at) {
        return states.computeIfAbsent(at, made -> {
            named.add(made);
            return cells.size() + named.size();
        });
    }

    /** What is to follow from one relation and what is known: a clause, whose last literal speaks of {@code cell} unless that is negative. */
    record Quest(Relation relation, int group, Map<Integer, Known> known, List<Integer> head, int cell) {

        // What the cell at a place can be while the head is denied.
        boolean[] contents(int place) {
            int of = relation.cells()[place];
            if (of == cell) {
                return new boolean[] {head.get(head.size() - 1) < 0};
            }
            Known told = known.get(of);
            return told == null ? new boolean[] {false, true} : new boolean[] {told.danger()};
        }

        // The clause that says what the cell at a place is; 0 if none is needed.
        int told(int place) {
            int of = relation.cells()[place];
            Known told = known.get(of);
            return of == cell || told == null ? 0 : told.clause();
        }
    }

    /** Derives a clause; what comes back stands for it in hints, 0 if it does not follow. */
    int derive(Quest quest) {
        List<Set<Integer>> reached = full ? List.of() : reached(quest);
        if (full) {
            return 1;
        }
        Set<Integer> last = last(reached);
        if (last.stream().anyMatch(state -> quest.relation().weight(state) > 0)) {
            return 0;
        }
        int said = starts.computeIfAbsent(
                quest.group(),
                group -> derivation.premise(
                        group,
                        List.of(variable(new At(group, 0, quest.relation().start())))));
        for (int place = 0; place + 1 < reached.size(); place++) {
            said = layer(quest, place, reached, said);
        }
        List<Integer> hints = new ArrayList<>();
        last.forEach(state -> hints.add(end(new At(quest.group(), reached.size() - 1, state))));
        hints.add(said);
        return last.isEmpty() ? said : derivation.lemma(quest.head(), hints);
    }

    // The states that are possible after each place, as far as there are any.
    private List<Set<Integer>> reached(Quest quest) {
        List<Set<Integer>> reached =
                new ArrayList<>(List.of(Set.of(quest.relation().start())));
        int count = 1;
        for (int place = 0;
                !full
                        && place < quest.relation().cells().length
                        && !last(reached).isEmpty();
                place++) {
            Set<Integer> next = new LinkedHashSet<>();
            for (int state : last(reached)) {
                for (boolean danger : quest.contents(place)) {
                    next.add(quest.relation().next(state, place, danger));
                }
            }
            next.remove(Relation.DEAD);
            reached.add(next);
            count += next.size();
            full = derivation.full(count);
        }
        return reached;
    }

    private static Set<Integer> last(List<Set<Integer>> sets) {
        return sets.get(sets.size() - 1);
    }

    // Derives that, if the head is denied, the relation is in one of the states reached after one cell more.
    private int layer(Quest quest, int place, List<Set<Integer>> reached, int said) {
        boolean[] contents = quest.contents(place);
        List<Integer> hints = new ArrayList<>();
        if (quest.told(place) != 0) {
            hints.add(quest.told(place));
        }
        for (int state : reached.get(place)) {
            At at = new At(quest.group(), place, state);
            hints.add(contents.length == 1 ? move(quest.relation(), at, contents[0]) : either(quest.relation(), at));
        }
        hints.add(said);
        List<Integer> clause = new ArrayList<>(quest.head());
        reached.get(place + 1).forEach(state -> clause.add(variable(new At(quest.group(), place + 1, state))));
        return derivation.lemma(clause, hints);
    }

    // Premise: from this state and this content to the next state.
    private int move(Relation relation, At at, boolean danger) {
        Move move = new Move(at, danger);
        Integer known = moves.get(move);
        if (known == null) {
            List<Integer> clause = new ArrayList<>(List.of(-variable(at)));
            clause.add(-literal(relation.cells()[at.place()], danger));
            clause.addAll(after(relation, at, danger));
            known = derivation.premise(at.group(), clause);
            moves.put(move, known);
        }
        return known;
    }

    private List<Integer> after(Relation relation, At at, boolean danger) {
        int next = relation.next(at.state(), at.place(), danger);
        return next == Relation.DEAD ? List.of() : List.of(variable(new At(at.group(), at.place() + 1, next)));
    }

    // Lemma: from this state to one of two, whatever the cell holds.
    private int either(Relation relation, At at) {
        Integer known = eithers.get(at);
        if (known == null) {
            Set<Integer> clause = new LinkedHashSet<>(List.of(-variable(at)));
            clause.addAll(after(relation, at, true));
            clause.addAll(after(relation, at, false));
            known = derivation.lemma(List.copyOf(clause), List.of(move(relation, at, true), move(relation, at, false)));
            eithers.put(at, known);
        }
        return known;
    }

    // Premise: this last state is not allowed.
    private int end(At at) {
        return ends.computeIfAbsent(at, each -> derivation.premise(each.group(), List.of(-variable(each))));
    }
}
