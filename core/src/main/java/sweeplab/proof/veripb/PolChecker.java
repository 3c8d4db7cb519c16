// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof.veripb;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Accepts or rejects a refutation by sums: it knows addition, multiplication, division with rounding up, that a literal is at least 0, and how a new variable is defined. */
public final class PolChecker {

    private int variables;
    private final List<Inequality> known;

    private PolChecker(Opb opb) {
        variables = opb.variables();
        known = new ArrayList<>(opb.inequalities());
    }

    public static boolean accepts(Opb opb, PolProof proof) {
        return fault(opb, proof).isEmpty();
    }

    /** What is wrong with the proof, or nothing. */
    public static Optional<String> fault(Opb opb, PolProof proof) {
        if (proof.given() != opb.inequalities().size()) {
            return Optional.of("it is for " + proof.given() + " inequalities, there are "
                    + opb.inequalities().size());
        }
        if (opb.inequalities().stream()
                .flatMap(each -> each.factors().keySet().stream())
                .anyMatch(variable -> variable < 1 || variable > opb.variables())) {
            return Optional.of("the formula names a variable that is not among its " + opb.variables());
        }
        return new PolChecker(opb).check(proof.steps());
    }

    private Optional<String> check(List<PolProof.Step> steps) {
        for (PolProof.Step step : steps) {
            try {
                take(step);
            } catch (IllegalArgumentException | ArithmeticException e) {
                return Optional.of("step " + (known.size() + 1) + ", '" + step.text() + "': " + e.getMessage());
            }
        }
        return steps.isEmpty() || !known.get(known.size() - 1).absurd()
                ? Optional.of("the last step may hold")
                : Optional.empty();
    }

    private void take(PolProof.Step step) {
        if (step instanceof PolProof.Definition definition) {
            define(definition);
        } else if (step instanceof PolProof.Sum sum) {
            known.add(sum(sum.sum()));
        }
    }

    // The variable is new, so that it can be given the value that makes both inequalities true.
    private void define(PolProof.Definition definition) {
        if (definition.variable() != variables + 1
                || definition.meaning().factors().keySet().stream().anyMatch(used -> used < 1 || used > variables)) {
            throw new IllegalArgumentException(
                    "x" + (variables + 1) + " is the next variable to define, from known ones");
        }
        variables++;
        known.add(definition.ifTrue());
        known.add(definition.ifFalse());
    }

    private Inequality sum(String words) {
        Deque<Inequality> stack = new ArrayDeque<>();
        String[] each = words.split(" ", -1);
        for (int i = 0; i < each.length; i++) {
            String next = i + 1 < each.length ? each[i + 1] : "";
            if (next.equals("*") || next.equals("d")) {
                stack.push(scaled(top(stack), number(each[i]), next));
                i++;
            } else if (each[i].equals("+")) {
                stack.push(top(stack).plus(top(stack)));
            } else {
                stack.push(named(each[i]));
            }
        }
        if (stack.size() != 1) {
            throw new IllegalArgumentException("it leaves " + stack.size() + " sums, not one");
        }
        return stack.pop();
    }

    private static Inequality top(Deque<Inequality> stack) {
        if (stack.isEmpty()) {
            throw new IllegalArgumentException("nothing is there to work on");
        }
        return stack.pop();
    }

    private static Inequality scaled(Inequality of, int by, String operator) {
        if (by < 1) {
            throw new IllegalArgumentException(by + " is no factor: it must be 1 or more");
        }
        return operator.equals("*") ? of.times(by) : of.dividedBy(by);
    }

    private Inequality named(String word) {
        boolean denied = word.startsWith("~x");
        if (denied || word.startsWith("x")) {
            int variable = number(word.substring(denied ? 2 : 1));
            if (variable < 1 || variable > variables) {
                throw new IllegalArgumentException("'" + word + "' is not among the " + variables + " variables");
            }
            return Inequality.axiom(denied ? -variable : variable);
        }
        int number = number(word);
        if (number < 1 || number > known.size()) {
            throw new IllegalArgumentException("there is no inequality " + number + " yet");
        }
        return known.get(number - 1);
    }

    private static int number(String word) {
        if (!word.matches("\\d{1,9}")) {
            throw new IllegalArgumentException("'" + word + "' is not understood");
        }
        return Integer.parseInt(word);
    }
}
