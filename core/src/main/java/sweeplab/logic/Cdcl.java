// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sweeplab.base.Budget;
import sweeplab.base.IntList;

/** A SAT solver of our own, small enough for the page (CDCL: unit propagation, and each conflict teaches a clause; the search goes back to where that clause says something). */
final class Cdcl implements SatSolver {

    private static final int MOST_CONFLICTS = 200_000;
    private static final int STEPS_A_CONFLICT = 16;
    private static final int CONFLICTS_A_RUN = 100;
    private static final int LEARNT_AT_FIRST = 4000;
    private static final int SHORT = 3;

    private final Assignment assigned = new Assignment();
    private final ActivityHeap order = new ActivityHeap();
    private final List<int[]> learnt = new ArrayList<>();
    private boolean[] phases = new boolean[64];
    private boolean[] marked = new boolean[64];
    private boolean[] model = new boolean[0];
    private int[] core = {};
    private int variables;
    private int mostLearnt = LEARNT_AT_FIRST;
    private boolean broken;
    private Budget budget = Budget.unlimited();

    @Override
    public int newVariable() {
        reserve(variables + 1);
        return variables;
    }

    private void reserve(int variable) {
        assigned.reserve(variable);
        if (variable >= phases.length) {
            phases = Arrays.copyOf(phases, Math.max(variable + 1, 2 * phases.length));
            marked = Arrays.copyOf(marked, phases.length);
        }
        while (variables < variable) {
            order.add(++variables);
        }
    }

    private static int coded(int literal) {
        return literal > 0 ? 2 * literal : -2 * literal + 1;
    }

    @Override
    public void addClause(int... literals) {
        backTo(0);
        IntList clause = new IntList(literals.length);
        for (int literal : Arrays.stream(literals).distinct().toArray()) {
            reserve(Math.abs(literal));
            int value = assigned.value(coded(literal));
            boolean always = value > 0 || Arrays.stream(literals).anyMatch(other -> other == -literal);
            if (always) {
                return;
            }
            if (value == 0) {
                clause.add(coded(literal));
            }
        }
        if (clause.size > 1) {
            assigned.watch(clause.toArray());
        } else if (clause.size == 1) {
            assigned.set(clause.get(0), null);
            broken |= assigned.propagate() != null;
        } else {
            broken = true;
        }
    }

    @Override
    public void limit(Budget allowed) {
        budget = allowed;
    }

    @Override
    public boolean value(int variable) {
        return variable < model.length && model[variable];
    }

    @Override
    public int[] core() {
        return core.clone();
    }

    @Override
    public Answer solve(int... assumptions) {
        core = assumptions.clone();
        int[] wanted = new int[assumptions.length];
        for (int i = 0; i < wanted.length; i++) {
            reserve(Math.abs(assumptions[i]));
            wanted[i] = coded(assumptions[i]);
        }
        backTo(0);
        Answer answer = broken ? Answer.FALSE : search(wanted);
        backTo(0);
        return answer;
    }

    private Answer search(int[] wanted) {
        int untilRestart = CONFLICTS_A_RUN;
        for (int conflicts = 0; conflicts < MOST_CONFLICTS && !budget.spent(); ) {
            int[] conflict = assigned.propagate();
            if (conflict != null) {
                conflicts++;
                untilRestart--;
                if (assigned.level() == 0) {
                    broken = true;
                    return Answer.FALSE;
                }
                learn(conflict);
                budget.spend(STEPS_A_CONFLICT);
            } else if (untilRestart <= 0) {
                untilRestart = CONFLICTS_A_RUN + conflicts / 2;
                backTo(0);
                forgetSome();
            } else {
                Answer answer = decide(wanted);
                if (answer != Answer.UNKNOWN) {
                    return answer;
                }
            }
        }
        return Answer.UNKNOWN;
    }

    // Sets the next assumption, or the most active variable; TRUE if nothing is left, FALSE if an assumption cannot be.
    private Answer decide(int[] wanted) {
        while (assigned.level() < wanted.length) {
            int next = wanted[assigned.level()];
            if (assigned.value(next) < 0) {
                return Answer.FALSE;
            }
            assigned.open();
            if (assigned.value(next) == 0) {
                assigned.set(next, null);
                return Answer.UNKNOWN;
            }
        }
        while (!order.isEmpty()) {
            int variable = order.take();
            if (assigned.value(2 * variable) == 0) {
                assigned.open();
                assigned.set(phases[variable] ? 2 * variable : 2 * variable + 1, null);
                return Answer.UNKNOWN;
            }
        }
        keepModel();
        return Answer.TRUE;
    }

    private void keepModel() {
        model = new boolean[variables + 1];
        for (int variable = 1; variable <= variables; variable++) {
            model[variable] = assigned.value(2 * variable) > 0;
        }
    }

    // The clause that would have told one decision of this level earlier (first unique implication point).
    private void learn(int[] conflict) {
        IntList clause = new IntList(16);
        clause.add(0);
        int open = mark(conflict, clause);
        int at = assigned.size() - 1;
        int literal = 0;
        while (open > 0) {
            while (!marked[assigned.at(at) >> 1]) {
                at--;
            }
            literal = assigned.at(at--);
            marked[literal >> 1] = false;
            open--;
            int[] reason = assigned.reason(literal);
            if (open > 0 && reason != null) {
                open += mark(reason, clause);
            }
        }
        clause.items[0] = literal ^ 1;
        order.decay();
        add(clause.toArray());
    }

    // Marks what a clause says; those of earlier levels belong to what is learnt. How many of this level are new.
    private int mark(int[] reason, IntList clause) {
        int here = 0;
        for (int literal : reason) {
            int variable = literal >> 1;
            if (assigned.value(literal) < 0 && !marked[variable] && assigned.levelOf(literal) > 0) {
                marked[variable] = true;
                order.bump(variable);
                if (assigned.levelOf(literal) == assigned.level()) {
                    here++;
                } else {
                    clause.add(literal);
                }
            }
        }
        return here;
    }

    // Goes back to the last level but one that the clause speaks of, where it says its first literal.
    private void add(int[] clause) {
        for (int literal : clause) {
            marked[literal >> 1] = false;
        }
        int level = 0;
        for (int i = 1; i < clause.length; i++) {
            if (assigned.levelOf(clause[i]) > level) {
                level = assigned.levelOf(clause[i]);
                int literal = clause[1];
                clause[1] = clause[i];
                clause[i] = literal;
            }
        }
        backTo(level);
        if (clause.length > 1) {
            assigned.watch(clause);
            learnt.add(clause);
        }
        assigned.set(clause[0], clause.length > 1 ? clause : null);
    }

    private void backTo(int level) {
        if (assigned.level() > level) {
            int keep = assigned.begin(level);
            while (assigned.size() > keep) {
                int literal = assigned.pop();
                phases[literal >> 1] = (literal & 1) == 0;
                order.putBack(literal >> 1);
            }
            assigned.closeTo(level);
        }
    }

    // Half of the long clauses go where there are too many: the oldest. At level 0 none is a reason that is looked at.
    private void forgetSome() {
        if (learnt.size() > mostLearnt) {
            Set<int[]> gone = new HashSet<>();
            learnt.subList(0, learnt.size() / 2).stream()
                    .filter(clause -> clause.length > SHORT)
                    .forEach(gone::add);
            learnt.removeIf(gone::contains);
            assigned.forget(gone::contains);
            mostLearnt += LEARNT_AT_FIRST / 4;
        }
    }
}
