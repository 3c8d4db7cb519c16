// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sweeplab.position.Constraint;

/** A knowledge base as a formula: as the reports write it, as clauses, for a paper, or clue by clue as a student does. */
public final class KnowledgeText {

    private final KnowledgeBase base;
    private final Names names;
    private final int[] cells;

    public KnowledgeText(KnowledgeBase base) {
        this.base = base;
        names = base.names();
        cells = base.cells();
    }

    /** How one notation writes the connectives. */
    private record Signs(
            String not,
            String and,
            String or,
            String atMost,
            IntFunction<String> cell,
            IntFunction<String> auxiliary) {}

    /** The formula in this encoding: all cases as in report 000, or clauses. */
    public String formula(Encoding encoding) {
        Signs signs = new Signs("~", " & ", " | ", " <= ", names::text, i -> "S" + i);
        return encoding.byCases() ? cases(signs, " & ") : clauses(encoding, signs, " & ");
    }

    /** The formula of {@link #formula} for a paper. */
    public String latex(Encoding encoding) {
        Signs signs = new Signs("\\neg ", " \\wedge ", " \\vee ", " \\le ", names::latex, i -> "S_{" + i + "}");
        String join = " \\\\\n\\wedge{}& ";
        String body = encoding.byCases() ? cases(signs, join) : clauses(encoding, signs, join);
        return "\\begin{align*}\nKBU ={}& " + body + "\n\\end{align*}\n";
    }

    /** A line a clue: what it shows and what that says, as all cases or as clauses. */
    public List<String> byClue(boolean asCases) {
        Signs signs = new Signs("¬", " ∧ ", " ∨ ", " ≤ ", names::text, i -> "S" + i);
        return base.constraints().stream()
                .map(clue -> base.shown(clue) + ":  " + (asCases ? bare(cases(clue, signs)) : clauses(clue, signs)))
                .toList();
    }

    private String clauses(Constraint clue, Signs signs) {
        return base.clauses(new DirectCnf(), List.of(clue)).clauses().stream()
                .map(clause -> clause.length == 1 ? bare(clause(clause, signs)) : clause(clause, signs))
                .collect(Collectors.joining(signs.and()));
    }

    private static String bare(String inBrackets) {
        return inBrackets.substring(1, inBrackets.length() - 1);
    }

    private String cases(Signs signs, String join) {
        String text = base.constraints().stream()
                .map(constraint -> cases(constraint, signs))
                .collect(Collectors.joining(join));
        return text.isEmpty() ? "true" : text;
    }

    private static String cases(Constraint constraint, Signs signs) {
        int n = constraint.cells().length;
        if (Subsets.tooMany(n, constraint.atLeast(), constraint.atMost())) {
            return "(" + constraint.atLeast() + " to " + constraint.atMost() + " of "
                    + Arrays.stream(constraint.cells()).mapToObj(signs.cell()).collect(Collectors.joining(", ")) + ")";
        }
        StringBuilder text = new StringBuilder("(");
        for (int k = Math.max(0, constraint.atLeast()); k <= Math.min(n, constraint.atMost()); k++) {
            // From the last cell to the first, so that the cases come in the report's order.
            Subsets.forEach(
                    n,
                    k,
                    chosen -> text.append(text.length() > 1 ? signs.or() : "")
                            .append(oneCase(constraint.cells(), chosen, signs)));
        }
        return text.append(")").toString();
    }

    private static String oneCase(int[] cells, int[] chosen, Signs signs) {
        int last = cells.length - 1;
        return IntStream.rangeClosed(0, last)
                .mapToObj(i -> (Arrays.binarySearch(chosen, last - i) >= 0 ? "" : signs.not())
                        + signs.cell().apply(cells[i]))
                .collect(Collectors.joining(signs.and(), "(", ")"));
    }

    private String clauses(Encoding encoding, Signs signs, String join) {
        ClauseList list = base.clauses(encoding);
        String clauses =
                list.clauses().stream().map(clause -> clause(clause, signs)).collect(Collectors.joining(join));
        String counts = list.counts().stream().map(count -> count(count, signs)).collect(Collectors.joining(join));
        String text = clauses + (clauses.isEmpty() || counts.isEmpty() ? "" : join) + counts;
        return text.isEmpty() ? "true" : text;
    }

    private String clause(int[] clause, Signs signs) {
        return Arrays.stream(clause)
                .mapToObj(literal -> (literal < 0 ? signs.not() : "") + variable(Math.abs(literal), signs))
                .collect(Collectors.joining(signs.or(), "(", ")"));
    }

    private String count(ClauseList.Count count, Signs signs) {
        String sum = Arrays.stream(count.variables())
                .mapToObj(variable -> variable(variable, signs))
                .collect(Collectors.joining(" + "));
        return count.atLeast() == count.atMost()
                ? "(" + sum + " = " + count.atLeast() + ")"
                : "(" + count.atLeast() + signs.atMost() + sum + signs.atMost() + count.atMost() + ")";
    }

    // Auxiliary variables have no cell: they are S1, S2 and so on.
    private String variable(int variable, Signs signs) {
        return variable <= cells.length
                ? signs.cell().apply(cells[variable - 1])
                : signs.auxiliary().apply(variable - cells.length);
    }
}
