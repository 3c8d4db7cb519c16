// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads OPB and the sums of VeriPB 3.0 from their texts and goes through all cases: shares no code with what wrote them. */
final class SumTexts {

    /** Factors of variables, and what they come to at least; a definition names the variable that it is of, other rows nothing. */
    record Row(Map<String, Long> factors, long degree, String defines) {

        Row(Map<String, Long> factors, long degree) {
            this(factors, degree, "");
        }

        boolean holds(Map<String, Integer> world) {
            long sum = 0;
            for (Map.Entry<String, Long> each : factors.entrySet()) {
                sum += each.getValue() * world.getOrDefault(each.getKey(), 0);
            }
            return sum >= degree;
        }
    }

    private SumTexts() {}

    static List<Row> opb(String text) {
        List<Row> rows = new ArrayList<>();
        for (String line : text.split("\n")) {
            if (!line.startsWith("*")) {
                rows.add(row(line.split(" ")));
            }
        }
        return rows;
    }

    private static Row row(String[] words) {
        Map<String, Long> factors = new TreeMap<>();
        int at = 0;
        while (!words[at].equals(">=")) {
            factors.merge(words[at + 1], Long.parseLong(words[at]), Long::sum);
            at += 2;
        }
        if (!words[at + 2].equals(";")) {
            throw new AssertionError("no semicolon: " + String.join(" ", words));
        }
        return new Row(factors, Long.parseLong(words[at + 1]));
    }

    /** All rows, those of the formula first; sums and products are worked out with literals as in VeriPB: no factor is negative. */
    static List<Row> derived(String opb, String pbp) {
        List<Row> rows = opb(opb);
        int given = rows.size();
        List<String> lines = List.of(pbp.split("\n")).stream()
                .filter(line -> !line.startsWith("%"))
                .toList();
        expect(lines.get(0), "pseudo-Boolean proof version 3.0");
        expect(lines.get(1), "f " + given + ";");
        for (String line : lines.subList(2, lines.size() - 3)) {
            if (line.startsWith("red ")) {
                String[] parts = line.substring(4).split(" : ");
                Row row = row((parts[0] + " ;").split(" "));
                rows.add(new Row(row.factors(), row.degree(), parts[1].split(" ")[0]));
                continue;
            }
            if (!line.startsWith("pol ") || !line.endsWith(";")) {
                throw new AssertionError(line);
            }
            rows.add(pol(line.substring(4, line.length() - 1).split(" "), rows));
        }
        expect(lines.get(lines.size() - 3), "output NONE;");
        expect(lines.get(lines.size() - 2), "conclusion UNSAT : " + rows.size() + ";");
        expect(lines.get(lines.size() - 1), "end pseudo-Boolean proof;");
        return rows;
    }

    private static void expect(String found, String wanted) {
        if (!found.equals(wanted)) {
            throw new AssertionError("'" + found + "' is not '" + wanted + "'");
        }
    }

    private static Row pol(String[] words, List<Row> rows) {
        List<Row> stack = new ArrayList<>();
        for (int i = 0; i < words.length; i++) {
            String word = words[i];
            if (word.equals("+")) {
                stack.add(sum(stack.remove(stack.size() - 1), stack.remove(stack.size() - 1)));
            } else if (i + 1 < words.length && words[i + 1].equals("*")) {
                long by = Long.parseLong(words[i++]);
                Row top = stack.remove(stack.size() - 1);
                Map<String, Long> product = new TreeMap<>(top.factors());
                product.replaceAll((variable, factor) -> factor * by);
                stack.add(new Row(product, top.degree() * by));
            } else if (i + 1 < words.length && words[i + 1].equals("d")) {
                stack.add(divided(stack.remove(stack.size() - 1), Long.parseLong(words[i++])));
            } else if (word.startsWith("~")) {
                stack.add(new Row(Map.of(word.substring(1), -1L), -1));
            } else {
                stack.add(word.startsWith("x") ? new Row(Map.of(word, 1L), 0) : rows.get(Integer.parseInt(word) - 1));
            }
        }
        if (stack.size() != 1) {
            throw new AssertionError("not one sum: " + String.join(" ", words));
        }
        return stack.get(0);
    }

    private static Row sum(Row one, Row other) {
        Map<String, Long> factors = new TreeMap<>(one.factors());
        other.factors().forEach((variable, factor) -> factors.merge(variable, factor, Long::sum));
        return new Row(factors, one.degree() + other.degree());
    }

    // A negative factor -a of x is a factor a of ~x, less a.
    private static Row divided(Row row, long by) {
        long degree = row.degree();
        for (long factor : row.factors().values()) {
            degree += factor < 0 ? -factor : 0;
        }
        Map<String, Long> factors = new TreeMap<>();
        long rounded = (degree + by - 1) / by;
        for (Map.Entry<String, Long> each : row.factors().entrySet()) {
            long size = (Math.abs(each.getValue()) + by - 1) / by;
            factors.put(each.getKey(), each.getValue() < 0 ? -size : size);
            rounded -= each.getValue() < 0 ? size : 0;
        }
        return new Row(factors, rounded);
    }
}
