// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.kb;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Long texts broken into lines. */
final class Wrapped {

    private static final int WIDTH = 100;
    private static final String AND = " & ";

    private Wrapped() {}

    /** A conjunction with as many of its parts on a line as fit; a part is never broken. */
    static String conjunction(String formula) {
        StringBuilder text = new StringBuilder();
        int used = 0;
        for (String part : parts(formula)) {
            if (used > 0 && used + part.length() > WIDTH) {
                text.append("\n  & ");
                used = 0;
            } else if (used > 0) {
                text.append(AND);
            }
            text.append(part);
            used += part.length() + AND.length();
        }
        return text.toString();
    }

    private static List<String> parts(String formula) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int begin = 0;
        for (int i = 0; i < formula.length(); i++) {
            depth += formula.charAt(i) == '(' ? 1 : formula.charAt(i) == ')' ? -1 : 0;
            if (depth == 0 && formula.startsWith(AND, i)) {
                parts.add(formula.substring(begin, i));
                begin = i + AND.length();
            }
        }
        parts.add(formula.substring(begin));
        return parts;
    }

    /** Each line with a sign before it that makes it a remark; empty lines are left out. */
    static String remarks(String sign, String text) {
        return text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> sign + " " + line + "\n")
                .collect(Collectors.joining());
    }
}
