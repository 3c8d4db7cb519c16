// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.Arrays;

/** A knowledge base as a file for solvers: DIMACS, or OPB where counts are left to the solver. */
public final class Dimacs {

    private final KnowledgeBase base;
    private final int[] cells;

    public Dimacs(KnowledgeBase base) {
        this.base = base;
        cells = base.cells();
    }

    /** The clauses in DIMACS; comments say which variable stands for which cell. Counts, which DIMACS does not have, are written in OPB. */
    public String text(Encoding encoding) {
        ClauseList list = base.clauses(encoding);
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
        for (int i = 0; i < cells.length; i++) {
            text.append(sign)
                    .append(' ')
                    .append(i + 1)
                    .append(' ')
                    .append(base.names().text(cells[i]))
                    .append('\n');
        }
    }
}
