// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.ArrayList;
import java.util.List;

/** Report 001's tables (D5): covered cells left when SPS, and then SAT, stop; its chart has a bar for each phase. */
record DaggersLeftTable(DaggersTable results) implements ReportTable {

    @Override
    public List<Table> tables() {
        List<List<Object>> cells = new ArrayList<>();
        results.rows().forEach(row -> cells.add(List.of(row.world(), row.sps(), row.sat())));
        return List.of(new Table(
                "Daggers worlds: covered cells left without a guess",
                List.of(Table.column("world", "World"), Table.column("sps", "SPS"), Table.column("sat", "SPS and SAT")),
                cells));
    }

    @Override
    public List<Table> data() {
        return List.of(tables().get(0), phases());
    }

    private Table phases() {
        List<List<Object>> cells = new ArrayList<>();
        for (DaggersTable.Row row : results.rows()) {
            row.phases().forEach(phase -> cells.add(List.of(row.world(), phase.name(), phase.left())));
        }
        return new Table(
                "phases",
                "Covered cells left after each phase",
                List.of(Table.column("world", "World"), Table.column("phase", "Phase"), Table.column("left", "Left")),
                cells);
    }

    @Override
    public BarChart chart() {
        BarChart chart = new BarChart("Covered cells after each phase", "World", "Covered cells");
        for (DaggersTable.Row row : results.rows()) {
            row.phases().forEach(phase -> chart.add(phase.name(), row.world(), phase.left()));
        }
        return chart;
    }
}
