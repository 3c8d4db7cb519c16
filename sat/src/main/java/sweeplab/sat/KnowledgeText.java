package sweeplab.sat;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sweeplab.position.Constraint;

/** A knowledge base as text: as the reports write it, as clauses, DIMACS, OPB or LaTeX. */
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
    public String formula(SatEngine engine) {
        Signs signs = new Signs("~", " & ", " | ", " <= ", names::text, i -> "S" + i);
        return engine.encoding() instanceof Dnf ? cases(signs, " & ") : clauses(engine, signs, " & ");
    }

    /** The formula of {@link #formula} for a paper. */
    public String latex(SatEngine engine) {
        Signs signs = new Signs("\\neg ", " \\wedge ", " \\vee ", " \\le ", names::latex, i -> "S_{" + i + "}");
        String join = " \\\\\n\\wedge{}& ";
        String body = engine.encoding() instanceof Dnf ? cases(signs, join) : clauses(engine, signs, join);
        return "\\begin{align*}\nKBU ={}& " + body + "\n\\end{align*}\n";
    }

    private String cases(Signs signs, String join) {
        String text = base.constraints().stream()
                .map(constraint -> cases(constraint, signs))
                .collect(Collectors.joining(join));
        return text.isEmpty() ? "true" : text;
    }

    private static String cases(Constraint constraint, Signs signs) {
        int n = constraint.cells().length;
        if (Dnf.tooMany(n, constraint.atLeast(), constraint.atMost())) {
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

    private String clauses(SatEngine engine, Signs signs, String join) {
        ClauseList list = base.clauses(engine);
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

    /** The clauses in DIMACS; comments say which variable stands for which cell. Counts, which DIMACS does not have, are written in OPB. */
    public String dimacs(SatEngine engine) {
        ClauseList list = base.clauses(engine);
        if (!list.counts().isEmpty()) {
            return opb(list);
        }
        StringBuilder text = new StringBuilder();
        comments("c", text);
        text.append("p cnf ")
                .append(list.variables())
                .append(' ')
                .append(list.size())
                .append('\n');
        for (int[] clause : list.clauses()) {
            for (int literal : clause) {
                text.append(literal).append(' ');
            }
            text.append("0\n");
        }
        return text.toString();
    }

    private String opb(ClauseList list) {
        StringBuilder text = new StringBuilder();
        text.append("* #variable= ")
                .append(list.variables())
                .append(" #constraint= ")
                .append(list.size())
                .append('\n');
        comments("*", text);
        for (ClauseList.Count count : list.counts()) {
            sum(count.variables(), 1, count.atLeast(), text);
            sum(count.variables(), -1, -count.atMost(), text);
        }
        for (int[] clause : list.clauses()) {
            long negative = Arrays.stream(clause).filter(literal -> literal < 0).count();
            for (int literal : clause) {
                text.append(literal > 0 ? "+1 x" : "-1 x")
                        .append(Math.abs(literal))
                        .append(' ');
            }
            text.append(">= ").append(1 - negative).append(" ;\n");
        }
        return text.toString();
    }

    private static void sum(int[] variables, int factor, int atLeast, StringBuilder text) {
        for (int variable : variables) {
            text.append(factor > 0 ? "+1 x" : "-1 x").append(variable).append(' ');
        }
        text.append(">= ").append(atLeast).append(" ;\n");
    }

    private void comments(String sign, StringBuilder text) {
        List<String> lines = IntStream.range(0, cells.length)
                .mapToObj(i -> sign + " " + (i + 1) + " " + names.text(cells[i]) + "\n")
                .toList();
        lines.forEach(text::append);
    }
}
