// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.logic.SatTools;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Content;
import sweeplab.world.World;

/** What is certain in a view whose rules are relations of any kind, found by a SAT solver where there are too many worlds to count, and worlds that show what is not. */
public final class CertainBySat {

    private final Position position;
    private final RelationSat sat;
    private final CellSet safe;
    private final CellSet dangers;

    /** Asks about every cell within this budget. */
    public CertainBySat(View view, SatTools tools, Budget budget) {
        position = new Position(view);
        position.update();
        sat = new RelationSat(position, tools);
        safe = new CellSet(view.topology().size());
        dangers = new CellSet(view.topology().size());
        for (int[] facts = sat.facts(true, budget); facts.length > 0; facts = sat.facts(true, budget)) {
            for (int fact : facts) {
                (Fact.isDanger(fact) ? dangers : safe).add(Fact.cell(fact));
                position.learn(fact);
            }
        }
    }

    /** True if it is known of every cell whether it is certain. */
    public boolean decided() {
        return sat.decided();
    }

    /** The covered cells that are safe in every world. */
    public CellSet safe() {
        return safe;
    }

    /** The covered cells that are dangers in every world. */
    public CellSet dangers() {
        return dangers;
    }

    /** A world that fits and has, or has not, a danger in this cell. */
    public Optional<World> world(int cell, boolean danger) {
        return sat.world(cell, danger).map(model -> world(position, model));
    }

    /** Such a world, where nothing else is asked; nothing if there is none, or none was found within this budget. */
    public static Optional<World> world(View view, int cell, boolean danger, SatTools tools, Budget budget) {
        Position position = new Position(view);
        position.update();
        return new RelationSat(position, tools).world(cell, danger, budget).map(model -> world(position, model));
    }

    private static World world(Position position, CellSet model) {
        byte[] content = new byte[position.topology().size()];
        for (int each = 0; each < content.length; each++) {
            Content what = model.contains(each) ? Content.DANGER : Content.CLEAR;
            content[each] = (position.view().blocked(each) ? Content.BLOCKED : what).code();
        }
        return World.of(position.topology(), content);
    }
}
