// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import java.util.List;
import sweeplab.infer.CellByCell;
import sweeplab.infer.CellByCell.Order;
import sweeplab.infer.CellByCell.Scope;
import sweeplab.infer.Inference;
import sweeplab.logic.SatTools;

/** A way to go from cell to cell with questions: the line to add for another one. */
public record Popping(String name, Scope scope, Order order) {

    private static final List<Popping> ALL = List.of(
            new Popping("whole", Scope.WHOLE, Order.ROWS),
            new Popping("whole-recent", Scope.WHOLE, Order.RECENT),
            new Popping("whole-promising", Scope.WHOLE, Order.PROMISING),
            new Popping("near", Scope.NEAR, Order.ROWS),
            new Popping("near-recent", Scope.NEAR, Order.RECENT),
            new Popping("near-promising", Scope.NEAR, Order.PROMISING));

    public static List<Popping> all() {
        return ALL;
    }

    static Popping get(String name) {
        return ALL.stream().filter(way -> way.name().equals(name)).findFirst().orElseThrow();
    }

    /** The reasoning that goes so. */
    public Inference inference(SatTools tools) {
        return new CellByCell(tools, scope, order);
    }
}
