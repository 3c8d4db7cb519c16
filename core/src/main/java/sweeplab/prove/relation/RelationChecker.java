// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.relation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sweeplab.prove.relation.RelationArgument.Branch;
import sweeplab.prove.relation.RelationArgument.Step;
import sweeplab.relation.Origin;
import sweeplab.relation.Relation;
import sweeplab.relation.Sum;
import sweeplab.view.Statement;
import sweeplab.view.View;

/** Follows an argument step by step, trusting nothing that found it: each step must be what one relation of the view leaves open, seen by walking its automaton alone. */
public final class RelationChecker {

    private final Statement statement;
    private final Map<String, List<Relation>> stated = new HashMap<>();

    public RelationChecker(View view) {
        this(view, Statement.of(view));
    }

    /** A checker that takes the flags of a view for dangers: for games in which each was proved before it was set. */
    public static RelationChecker trustingFlags(View view) {
        return new RelationChecker(view, Statement.trustingFlags(view));
    }

    private RelationChecker(View view, Statement statement) {
        this.statement = statement;
        statement.relations().forEach(this::state);
        if (view.dangers() != View.UNTOLD) {
            int[] all = new int[statement.known().length];
            Arrays.setAll(all, cell -> cell);
            Origin total = Origin.rule(
                    "the total of " + view.dangers() + " " + view.rules().danger() + "s");
            state(Sum.count(total, all, view.dangers(), view.dangers()));
        }
    }

    private void state(Relation relation) {
        stated.computeIfAbsent(relation.origin().words(), words -> new ArrayList<>())
                .add(relation);
    }

    /** The relation that the view states in these words, the first if there are several. */
    public Optional<Relation> named(String words) {
        return stated.getOrDefault(words, List.of()).stream().findFirst();
    }

    /** What is wrong with an argument, or nothing. */
    public Optional<String> fault(RelationArgument argument) {
        byte[] known = statement.known().clone();
        if (argument.supposed()) {
            known[argument.cell()] = content(!argument.danger());
            return fault(argument.branch(), known, true);
        }
        Optional<String> fault = fault(argument.branch(), known, false);
        boolean claimed = known[argument.cell()] == content(argument.danger());
        return fault.isPresent() || claimed ? fault : Optional.of("the steps do not lead to the claim");
    }

    private Optional<String> fault(Branch branch, byte[] known, boolean mustBreak) {
        for (Step step : branch.steps()) {
            if (!settles(step, known)) {
                return Optional.of(step.by().origin().words() + " does not settle cell " + step.cell());
            }
            known[step.cell()] = content(step.danger());
        }
        if (branch.broken() != null) {
            return possible(branch.broken(), known)
                    ? Optional.of(branch.broken().origin().words() + " can still hold")
                    : Optional.empty();
        }
        if (branch.cases().isEmpty()) {
            return mustBreak ? Optional.of("a branch ends without a contradiction") : Optional.empty();
        }
        for (int i = 0; i < 2; i++) {
            byte[] next = known.clone();
            next[branch.split()] = content(i == 1);
            Optional<String> fault = fault(branch.cases().get(i), next, true);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private boolean settles(Step step, byte[] known) {
        byte[] opposite = known.clone();
        opposite[step.cell()] = content(!step.danger());
        return known[step.cell()] == content(step.danger()) || !possible(step.by(), opposite);
    }

    private static byte content(boolean danger) {
        return danger ? Statement.DANGER : Statement.SAFE;
    }

    // False if what is cited by these words in the view itself leaves nothing; other relations are not believed.
    private boolean possible(Relation cited, byte[] known) {
        return stated.getOrDefault(cited.origin().words(), List.of()).stream().allMatch(each -> allows(each, known));
    }

    // True if some content of the unknown cells is allowed, seen by walking all of them at once.
    private static boolean allows(Relation relation, byte[] known) {
        Set<Integer> states = Set.of(relation.start());
        int[] cells = relation.cells();
        for (int place = 0; place < cells.length; place++) {
            Set<Integer> next = new HashSet<>();
            for (int state : states) {
                for (int danger = 0; danger < 2; danger++) {
                    byte content = danger == 1 ? Statement.DANGER : Statement.SAFE;
                    if (known[cells[place]] == Statement.UNKNOWN || known[cells[place]] == content) {
                        next.add(relation.next(state, place, danger == 1));
                    }
                }
            }
            next.remove(Relation.DEAD);
            states = next;
        }
        return states.stream().anyMatch(state -> relation.weight(state) > 0);
    }
}
