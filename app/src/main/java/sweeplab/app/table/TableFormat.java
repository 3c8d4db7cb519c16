// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;

/** The forms in which tables are printed. */
public enum TableFormat {
    TEXT(each(TableFormat::text)),
    CSV(each(TableFormat::csv)),
    MARKDOWN(each(TableFormat::markdown)),
    /** Tables as LaTeX sets them, for a document of one's own; nothing but the standard classes is needed. */
    LATEX(each(Latex::table)),
    /** The first table as {@code {"rows":[…]}}, others beside it under their names. */
    JSON(TableFormat::json);

    private final Function<List<Table>, String> printer;

    TableFormat(Function<List<Table>, String> printer) {
        this.printer = printer;
    }

    private static Function<List<Table>, String> each(Function<Table, String> one) {
        return tables -> tables.stream().map(one).collect(Collectors.joining("\n"));
    }

    public String print(List<Table> tables) {
        return printer.apply(tables);
    }

    private static String json(List<Table> tables) {
        Map<String, @Nullable Object> all = Json.object("rows", tables.get(0).json());
        tables.stream().skip(1).forEach(table -> all.put(table.name(), table.json()));
        return Json.text(all) + "\n";
    }

    private static String text(Table table) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(table.headings());
        table.rows().forEach(row -> lines.add(table.words(row)));
        StringBuilder text = new StringBuilder(table.title()).append("\n\n");
        for (List<String> line : lines) {
            StringBuilder row = new StringBuilder();
            for (int i = 0; i < line.size(); i++) {
                String gap = " ".repeat(width(lines, i) - line.get(i).length());
                row.append(i == 0 ? "" : "  ").append(table.isNumber(i) ? gap + line.get(i) : line.get(i) + gap);
            }
            text.append(row.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static int width(List<List<String>> lines, int column) {
        return lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0);
    }

    private static String csv(Table table) {
        StringBuilder text = new StringBuilder();
        text.append(String.join(
                        ",", table.columns().stream().map(Table.Column::name).toList()))
                .append('\n');
        for (List<Object> row : table.rows()) {
            text.append(row.stream().map(TableFormat::field).collect(Collectors.joining(",")))
                    .append('\n');
        }
        return text.toString();
    }

    private static String field(Object value) {
        String text = value instanceof Double number && Double.isNaN(number) ? "" : value.toString();
        return text.matches("(?s).*[\",\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }

    private static String markdown(Table table) {
        StringBuilder text = new StringBuilder("**").append(table.title()).append("**\n\n");
        text.append(line(table.headings()));
        text.append('|');
        for (int i = 0; i < table.columns().size(); i++) {
            text.append(table.isNumber(i) ? "---:|" : "---|");
        }
        text.append('\n');
        table.rows().forEach(row -> text.append(line(table.words(row))));
        return text.toString();
    }

    private static String line(List<String> words) {
        return "| "
                + String.join(
                        " | ",
                        words.stream().map(word -> word.replace("|", "\\|")).toList()) + " |\n";
    }
}
