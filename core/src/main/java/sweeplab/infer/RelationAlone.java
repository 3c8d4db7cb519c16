// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import sweeplab.base.Budget;
import sweeplab.infer.relation.Settling;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.relation.Scan;
import sweeplab.view.Statement;

/** Single point for rules of any kind: what one relation alone settles, with all that is known. */
final class RelationAlone {

    private RelationAlone() {}

    static int[] facts(Position position, Budget budget) {
        Statement statement = Statement.of(position.view());
        byte[] known = statement.known();
        for (int cell = 0; cell < known.length; cell++) {
            if (!position.unknown(cell)) {
                known[cell] = position.danger(cell) ? Statement.DANGER : Statement.SAFE;
            }
        }
        Settling settled = Settling.of(
                Settling.withTotal(statement),
                known,
                Scan.of(position.topology()).places(),
                budget);
        return settled.consistent()
                ? settled.facts().stream()
                        .mapToInt(fact -> Fact.of(fact.cell(), fact.danger()))
                        .toArray()
                : new int[0];
    }
}
