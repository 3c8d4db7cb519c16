// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.ArrayList;
import java.util.List;

/** Report 003's table (D12): S solved by SPS alone, A by SPS with SAT, G needs a guess. */
record DaggersLetterTable(DaggersTable results) implements ReportTable {

    private static final List<String> LETTERS = List.of("S", "A", "G");

    @Override
    public List<Table> tables() {
        List<List<Object>> cells = new ArrayList<>();
        results.rows().forEach(row -> cells.add(List.of(row.world(), row.letter())));
        return List.of(new Table(
                "Daggers worlds: S solved by SPS (so also A), A by SPS and SAT, G needs a guess",
                List.of(Table.column("world", "World"), Table.column("letter", "Solved by")),
                cells));
    }

    @Override
    public BarChart chart() {
        BarChart chart = new BarChart("Worlds by what solves them", "Level", "Worlds");
        for (String letter : LETTERS) {
            for (DaggersTable.Row row : results.rows()) {
                chart.add(letter, row.level(), row.letter().equals(letter) ? 1 : 0);
            }
        }
        return chart;
    }
}
