// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.world.Graph;
import sweeplab.world.Topology;

/** Advice as names and values, in the shape that {@code sweep analyse --json}, the server and the page share. */
public final class AdviceShape {

    private AdviceShape() {}

    public static Map<String, @Nullable Object> of(Advice advice, Topology topology) {
        Map<String, @Nullable Object> shape = new LinkedHashMap<>();
        shape.put("best", advice.best().map(best -> best(best, topology)).orElse(null));
        shape.put("safest", advice.safest() < 0 ? null : safest(advice, topology));
        shape.put("solved", advice.solved());
        shape.put(
                "clash",
                advice.clash().stream()
                        .map(cell -> List.of(topology.row(cell), topology.column(cell)))
                        .toList());
        return shape;
    }

    private static Map<String, @Nullable Object> best(BestMove best, Topology topology) {
        Map<String, @Nullable Object> shape = place(best.cell(), topology);
        shape.put("by", best.by());
        shape.put("risk", number(best.risk()));
        shape.put("win", number(best.win()));
        shape.put("winMargin", number(best.winMargin()));
        shape.put("why", best.why());
        return shape;
    }

    private static Map<String, @Nullable Object> safest(Advice advice, Topology topology) {
        Map<String, @Nullable Object> shape = place(advice.safest(), topology);
        shape.put("risk", number(advice.leastRisk()));
        return shape;
    }

    private static Map<String, @Nullable Object> place(int cell, Topology topology) {
        Map<String, @Nullable Object> shape = new LinkedHashMap<>();
        shape.put("row", topology.row(cell));
        shape.put("col", topology.column(cell));
        if (topology.shape() instanceof Graph) {
            shape.put("name", topology.name(cell));
        }
        return shape;
    }

    private static @Nullable Object number(double value) {
        return Double.isNaN(value) ? null : value;
    }
}
