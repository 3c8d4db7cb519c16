// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.List;

/** One of the reports' tables: what it says, and the chart that goes with it. */
public interface ReportTable {

    /** The table, and others that go with it. */
    List<Table> tables();

    /** The tables with whatever else there is for machines to read. */
    default List<Table> data() {
        return tables();
    }

    BarChart chart();
}
