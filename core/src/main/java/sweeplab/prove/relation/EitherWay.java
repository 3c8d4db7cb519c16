// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.relation;

import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.layers.Allowance;
import sweeplab.count.relation.RelationCount;
import sweeplab.position.Prior;
import sweeplab.view.Statement;
import sweeplab.view.View;
import sweeplab.world.World;

/** Shows that a cell is not certain where rules are relations of any kind: worlds that fit, with a danger there and without. */
public final class EitherWay {

    private EitherWay() {}

    /** A world that fits with this content of the cell; none if there is none or the worlds are too many to count. */
    public static Optional<World> world(View view, int cell, boolean danger, Budget budget) {
        Statement statement = Statement.of(view);
        statement.known()[cell] = danger ? Statement.DANGER : Statement.SAFE;
        return RelationCount.of(statement, Prior.USUAL, new Allowance(Exact.USUAL_STATES).limit(budget))
                .sampler(view.topology())
                .map(sampler -> sampler.draw(new Dice(1)));
    }
}
