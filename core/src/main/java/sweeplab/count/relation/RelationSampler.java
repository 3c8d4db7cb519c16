// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import sweeplab.base.Dice;
import sweeplab.count.relation.RelationCount.Part;
import sweeplab.count.result.Sampler;
import sweeplab.view.Statement;
import sweeplab.world.CellSet;
import sweeplab.world.Content;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Draws worlds from what was counted (V5): first how many dangers each part has, then each part cell by cell in proportion to the ways to go on. */
final class RelationSampler implements Sampler {

    private final RelationCount count;
    private final Topology topology;
    // What all parts from one on, and the free cells, count by their dangers.
    private final List<double[]> fromHere = new ArrayList<>();
    private final List<Map<Integer, double[][]>> prepared = new ArrayList<>();

    RelationSampler(RelationCount count, Topology topology) {
        this.count = count;
        this.topology = topology;
        double[] totals = count.freeTotals();
        fromHere.add(totals);
        for (int i = count.parts().size() - 1; i >= 0; i--) {
            totals = count.product(totals, count.parts().get(i).totals());
            fromHere.add(0, totals);
            prepared.add(new HashMap<>());
        }
    }

    @Override
    public World draw(Dice dice) {
        CellSet dangers = new CellSet(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            if (count.known()[cell] == Statement.DANGER) {
                dangers.add(cell);
            }
        }
        int used = 0;
        for (int i = 0; i < count.parts().size(); i++) {
            Part part = count.parts().get(i);
            FrontSums sums = Objects.requireNonNull(part.sums());
            int here = pick(part.totals(), fromHere.get(i + 1), used, dice);
            used += here;
            sums.draw(prepared.get(i).computeIfAbsent(here, sums::prepare), dice, dangers::add);
        }
        drawFree(pick(count.freeTotals(), new double[] {1}, used, dice), dangers, dice);
        return world(dangers);
    }

    private World world(CellSet dangers) {
        byte[] content = new byte[topology.size()];
        for (int cell = 0; cell < content.length; cell++) {
            Content what = dangers.contains(cell) ? Content.DANGER : Content.CLEAR;
            content[cell] = (count.blocked(cell) ? Content.BLOCKED : what).code();
        }
        return World.of(topology, content);
    }

    // How many dangers a part has, when so many are used already and these totals come after it.
    private int pick(double[] totals, double[] after, int used, Dice dice) {
        double[] weights = new double[totals.length];
        double share = Math.pow(count.share(), -(double) used);
        Arrays.setAll(weights, k -> totals[k] * count.rest(after, used + k) * share);
        return dice.pick(weights);
    }

    private void drawFree(int wanted, CellSet dangers, Dice dice) {
        int[] free = count.free().clone();
        for (int i = 0; i < wanted; i++) {
            int at = i + dice.nextInt(free.length - i);
            int cell = free[at];
            free[at] = free[i];
            free[i] = cell;
            dangers.add(cell);
        }
    }
}
