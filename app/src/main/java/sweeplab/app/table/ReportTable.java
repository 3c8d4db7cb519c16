package sweeplab.app.table;

import java.util.List;

/** One of the reports' tables: what it says, and the chart that goes with it. */
public interface ReportTable {

    /** The table, and others that go with it. */
    List<Table> tables();

    BarChart chart();
}
