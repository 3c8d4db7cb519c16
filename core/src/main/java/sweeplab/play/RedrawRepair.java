// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.List;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Setup;
import sweeplab.count.layers.Allowance;
import sweeplab.count.relation.RelationCount;
import sweeplab.position.Prior;
import sweeplab.relation.Relation;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.Statement;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Repair where rules say where dangers may lie: the dangers of some cells are drawn anew, each way that the rules allow with all others as they are being equally likely (Gibbs sampling of blocks). */
final class RedrawRepair extends Repair {

    private static final int STATES = 1 << 16;
    private static final int WIDEST = 2;
    private static final int ELSEWHERE = 8;

    private final Topology topology;
    private final View nothingSeen;
    private final List<Relation> placement;

    RedrawRepair(Setup setup, Trial trial, Budget budget, Dice dice) {
        super(setup, trial, budget, dice);
        topology = setup.world().topology();
        Rules rules = setup.rules();
        int dangers = setup.world().dangers();
        nothingSeen = new Scene(rules, topology, dangers, View.UNTOLD).view();
        placement = rules.placement(topology, dangers);
    }

    @Override
    boolean change(View reached) {
        CellSet covered = new CellSet(topology.size());
        CellSet beside = new CellSet(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            if (reached.covered(cell) && !draft.spared(cell)) {
                covered.add(cell);
                if (!reached.flagged(cell)) {
                    beside.add(cell);
                }
            }
        }
        return !beside.isEmpty() && redraw(window(pick(beside), covered));
    }

    @Override
    boolean stir() {
        CellSet all = new CellSet(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            if (!draft.spared(cell)) {
                all.add(cell);
            }
        }
        return redraw(window(pick(all), all));
    }

    private int pick(CellSet cells) {
        int[] all = cells.toArray();
        return all[dice.nextInt(all.length)];
    }

    // The cells around one, and some elsewhere with which they may exchange dangers.
    private CellSet window(int centre, CellSet from) {
        CellSet window = new CellSet(topology.size());
        int reach = 1 + dice.nextInt(WIDEST);
        for (int row = topology.row(centre) - reach; row <= topology.row(centre) + reach; row++) {
            for (int column = topology.column(centre) - reach; column <= topology.column(centre) + reach; column++) {
                if (topology.contains(row, column) && from.contains(topology.cell(row, column))) {
                    window.add(topology.cell(row, column));
                }
            }
        }
        for (int i = dice.nextInt(ELSEWHERE); i > 0; i--) {
            window.add(pick(from));
        }
        return window;
    }

    private boolean redraw(CellSet window) {
        byte[] known = new byte[topology.size()];
        for (int cell = 0; cell < known.length; cell++) {
            known[cell] =
                    window.contains(cell) ? Statement.UNKNOWN : draft.danger(cell) ? Statement.DANGER : Statement.SAFE;
        }
        Optional<World> drawn = RelationCount.of(
                        new Statement(nothingSeen, placement, known), Prior.USUAL, new Allowance(STATES).limit(budget))
                .sampler(topology)
                .map(sampler -> sampler.draw(dice));
        drawn.ifPresent(draft::become);
        return drawn.isPresent();
    }
}
