// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof.veripb;

import java.util.List;

/** Inequalities that must all hold, numbered from 1 on. */
public record Opb(int variables, List<Inequality> inequalities) {

    public Opb {
        inequalities = List.copyOf(inequalities);
    }

    /** The text form, with these lines of comment under its first line. */
    public String text(List<String> comments) {
        StringBuilder text =
                new StringBuilder("* #variable= " + variables + " #constraint= " + inequalities.size() + "\n");
        comments.forEach(line -> text.append("* ").append(line).append('\n'));
        inequalities.forEach(each -> text.append(each.text()).append(" ;\n"));
        return text.toString();
    }
}
