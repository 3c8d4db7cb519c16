// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sweeplab.base.Budget;

/** A SAT solver small enough for the page (DPLL): unit propagation and backtracking, over the variables in focus. */
public final class Dpll implements SatSolver {

    private static final int MOST_DECISIONS = 200_000;

    private final List<int[]> clauses = new ArrayList<>();
    // For each literal (2 v for v, 2 v + 1 for not v) the clauses it occurs in.
    private final List<List<int[]>> occurrences = new ArrayList<>();
    private byte[] values = new byte[64];
    private byte[] model = new byte[64];
    private int[] trail = new int[64];
    private int assigned;
    private int[] focus = {};
    private int[] core = {};
    private int decisions;
    private Budget budget = Budget.unlimited();
    private int variables;

    @Override
    public int newVariable() {
        variables++;
        reserve(variables);
        return variables;
    }

    private void reserve(int variable) {
        variables = Math.max(variables, variable);
        while (occurrences.size() < 2 * variable + 2) {
            occurrences.add(new ArrayList<>());
        }
        if (variable >= values.length) {
            int size = Math.max(variable + 1, values.length * 2);
            values = Arrays.copyOf(values, size);
            model = Arrays.copyOf(model, size);
            trail = Arrays.copyOf(trail, size);
        }
    }

    @Override
    public void addClause(int... literals) {
        int[] clause = literals.clone();
        for (int literal : clause) {
            reserve(Math.abs(literal));
            occurrences.get(index(literal)).add(clause);
        }
        clauses.add(clause);
    }

    private static int index(int literal) {
        return literal > 0 ? 2 * literal : -2 * literal + 1;
    }

    @Override
    public void focus(int... variables) {
        focus = variables.clone();
    }

    @Override
    public void limit(Budget allowed) {
        budget = allowed;
    }

    @Override
    public Answer solve(int... assumptions) {
        Arrays.fill(values, (byte) 0);
        assigned = 0;
        decisions = 0;
        core = assumptions.clone();
        for (int assumption : assumptions) {
            reserve(Math.abs(assumption));
        }
        boolean consistent = units() && Arrays.stream(assumptions).allMatch(this::assign);
        Answer answer = consistent ? search(0) : Answer.FALSE;
        if (answer == Answer.TRUE) {
            model = values.clone();
        }
        return answer;
    }

    private boolean units() {
        for (int[] clause : clauses) {
            if (clause.length == 0 || (clause.length == 1 && !assign(clause[0]))) {
                return false;
            }
        }
        return true;
    }

    private Answer search(int from) {
        int next = from;
        int[] order = focus.length == 0 ? all() : focus;
        while (next < order.length && values[order[next]] != 0) {
            next++;
        }
        if (next == order.length) {
            return Answer.TRUE;
        }
        if (++decisions > MOST_DECISIONS || budget.spent()) {
            return Answer.UNKNOWN;
        }
        int mark = assigned;
        for (int sign = -1; sign <= 1; sign += 2) {
            if (assign(sign * order[next])) {
                Answer answer = search(next + 1);
                if (answer != Answer.FALSE) {
                    return answer;
                }
            }
            undo(mark);
        }
        return Answer.FALSE;
    }

    private int[] all() {
        int[] every = new int[variables];
        Arrays.setAll(every, i -> i + 1);
        return every;
    }

    private void undo(int mark) {
        while (assigned > mark) {
            values[Math.abs(trail[--assigned])] = 0;
        }
    }

    // Sets a literal and all that follows from it; false if that cannot be.
    private boolean assign(int literal) {
        if (!set(literal)) {
            return false;
        }
        for (int done = assigned - 1; done >= 0 && done < assigned; done++) {
            for (int[] clause : occurrences.get(index(-trail[done]))) {
                if (!propagate(clause)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean set(int literal) {
        byte wanted = (byte) (literal > 0 ? 1 : -1);
        byte value = values[Math.abs(literal)];
        if (value == 0) {
            values[Math.abs(literal)] = wanted;
            trail[assigned++] = literal;
        }
        return value == 0 || value == wanted;
    }

    private boolean propagate(int[] clause) {
        int open = 0;
        for (int literal : clause) {
            int value = values[Math.abs(literal)] * Integer.signum(literal);
            if (value > 0) {
                return true;
            }
            if (value == 0) {
                if (open != 0) {
                    return true;
                }
                open = literal;
            }
        }
        return open != 0 && set(open);
    }

    @Override
    public boolean value(int variable) {
        return model[Math.abs(variable)] * Integer.signum(variable) > 0;
    }

    // All assumptions: no smaller set is looked for.
    @Override
    public int[] core() {
        return core.clone();
    }
}
