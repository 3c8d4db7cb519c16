// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.List;
import java.util.stream.Collectors;

/** Tables and sentences in LaTeX. */
public final class Latex {

    private static final String END = " \\\\\n";

    private Latex() {}

    static String table(Table table) {
        StringBuilder text = new StringBuilder("\\begin{table}\n\\centering\n\\caption{");
        text.append(escaped(table.title())).append("}\n\\begin{tabular}{");
        for (int i = 0; i < table.columns().size(); i++) {
            text.append(table.isNumber(i) ? 'r' : 'l');
        }
        text.append("}\n\\hline\n").append(row(table.headings())).append("\\hline\n");
        table.rows().forEach(row -> text.append(row(table.words(row))));
        return text.append("\\hline\n\\end{tabular}\n\\end{table}\n").toString();
    }

    private static String row(List<String> words) {
        return words.stream().map(Latex::escaped).collect(Collectors.joining(" & ")) + END;
    }

    /** The text with the signs that mean something to LaTeX written so that they stand for themselves. */
    public static String escaped(String text) {
        return text.replace("\\", "\\textbackslash ")
                .replaceAll("([&%$#_{}])", "\\\\$1")
                .replace("~", "\\textasciitilde ")
                .replace("^", "\\textasciicircum ");
    }
}
