// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof.lrat;

import java.util.ArrayList;
import java.util.List;
import sweeplab.base.Excerpt;

/** A refutation of a {@link Cnf}: clauses that follow one after the other, the last of them empty. */
public record LratProof(List<Step> steps) {

    private static final int MOST_STEPS = 1_000_000;

    /** A clause that follows: its number, and the clauses that lead to a conflict when it is denied, in this order. */
    public record Step(int number, List<Integer> clause, List<Integer> hints) {
        public Step {
            clause = List.copyOf(clause);
            hints = List.copyOf(hints);
        }
    }

    public LratProof {
        steps = List.copyOf(steps);
    }

    /** The text form: a line for each step, its number, the clause, 0, the hints, 0. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            text.append(step.number()).append(' ');
            step.clause().forEach(literal -> text.append(literal.intValue()).append(' '));
            text.append("0 ");
            step.hints().forEach(hint -> text.append(hint.intValue()).append(' '));
            text.append("0\n");
        }
        return text.toString();
    }

    /** The same clauses as DRAT: no numbers and no hints, so that a checker finds the reasons anew. */
    public String drat() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            step.clause().forEach(literal -> text.append(literal.intValue()).append(' '));
            text.append("0\n");
        }
        return text.toString();
    }

    /** Reads back what {@link #text} wrote; lines that delete clauses are not read. */
    public static LratProof read(String text) {
        String[] lines = text.strip().split("\n", MOST_STEPS + 1);
        if (lines.length > MOST_STEPS) {
            throw new IllegalArgumentException("an LRAT proof of more than " + MOST_STEPS + " lines is not read");
        }
        List<Step> steps = new ArrayList<>();
        for (String line : lines) {
            steps.add(step(line.strip()));
        }
        return new LratProof(steps);
    }

    private static Step step(String line) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : line.split(" +")) {
            if (!word.matches("-?\\d{1,9}")) {
                throw new IllegalArgumentException(
                        "'" + Excerpt.of(word) + "' in the LRAT line '" + Excerpt.of(line) + "' is not a number");
            }
            numbers.add(Integer.parseInt(word));
        }
        int zero = numbers.indexOf(0);
        int last = numbers.size() - 1;
        if (zero < 1
                || zero == last
                || numbers.subList(zero + 1, numbers.size()).indexOf(0) != last - zero - 1) {
            throw new IllegalArgumentException("the LRAT line '" + Excerpt.of(line)
                    + "' must be a number, literals, 0, hints, 0: for instance '5 -1 2 0 3 4 0'");
        }
        return new Step(numbers.get(0), numbers.subList(1, zero), numbers.subList(zero + 1, last));
    }
}
