// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Every table by its name: the line to add for a new one. */
public final class Tables {

    private static final Map<String, Function<Experiment, ReportTable>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("nettle", NettleTable::of);
        ALL.put("daggers-left", experiment -> new DaggersLeftTable(DaggersTable.of(experiment)));
        ALL.put("daggers-sag", experiment -> new DaggersLetterTable(DaggersTable.of(experiment)));
        ALL.put("tornado", TornadoTable::of);
    }

    private Tables() {}

    public static Set<String> names() {
        return ALL.keySet();
    }

    public static Function<Experiment, ReportTable> get(String name) {
        Function<Experiment, ReportTable> maker = ALL.get(name);
        if (maker == null) {
            throw new IllegalArgumentException(
                    "unknown table '" + name + "': there are " + String.join(", ", ALL.keySet()));
        }
        return maker;
    }
}
