package sweeplab.infer;

import sweeplab.infer.relation.Settling;
import sweeplab.knowledge.Fact;
import sweeplab.knowledge.Knowledge;
import sweeplab.relation.Scan;
import sweeplab.view.Statement;

/** Single point for rules of any kind: what one relation alone settles, with all that is known. */
final class RelationAlone {

    private RelationAlone() {}

    static int[] facts(Knowledge knowledge) {
        Statement statement = Statement.of(knowledge.view());
        byte[] known = statement.known();
        for (int cell = 0; cell < known.length; cell++) {
            if (!knowledge.unknown(cell)) {
                known[cell] = knowledge.danger(cell) ? Statement.DANGER : Statement.SAFE;
            }
        }
        Settling settled = Settling.of(
                Settling.withTotal(statement),
                known,
                Scan.of(knowledge.topology()).places());
        return settled.consistent()
                ? settled.facts().stream()
                        .mapToInt(fact -> Fact.of(fact.cell(), fact.danger()))
                        .toArray()
                : new int[0];
    }
}
