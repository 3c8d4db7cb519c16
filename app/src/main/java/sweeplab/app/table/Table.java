// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;

/** Rows under columns; each column has a name for machines and a heading for people. A value that is NaN means that there is none. */
public record Table(String name, String title, List<Column> columns, List<List<Object>> rows) {

    /** A table that stands alone. */
    public Table(String title, List<Column> columns, List<List<Object>> rows) {
        this("rows", title, columns, rows);
    }

    /** One column: the name in JSON and CSV, and the heading. */
    public record Column(String name, String heading) {}

    public static Column column(String name, String heading) {
        return new Column(name, heading);
    }

    /** The rows as JSON objects. */
    public List<Map<String, @Nullable Object>> json() {
        List<Map<String, @Nullable Object>> list = new ArrayList<>();
        for (List<Object> row : rows) {
            Map<String, @Nullable Object> object = Json.object();
            for (int i = 0; i < columns.size(); i++) {
                object.put(columns.get(i).name(), row.get(i));
            }
            list.add(object);
        }
        return list;
    }

    public List<String> headings() {
        return columns.stream().map(Column::heading).toList();
    }

    /** The row as people read it: numbers with two digits after the point (four if they are tiny), a dash for none. */
    public List<String> words(List<Object> row) {
        return row.stream().map(Table::word).toList();
    }

    private static String word(Object value) {
        if (value instanceof Double number) {
            return Double.isNaN(number)
                    ? "-"
                    : String.format(Locale.ROOT, number != 0 && Math.abs(number) < 0.01 ? "%.4f" : "%.2f", number);
        }
        return value.toString();
    }

    public boolean isNumber(int column) {
        return !rows.isEmpty() && rows.get(0).get(column) instanceof Number;
    }
}
