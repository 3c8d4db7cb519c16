// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import java.util.Optional;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Weights;
import sweeplab.count.region.WideTally;
import sweeplab.count.region.Workings;
import sweeplab.position.Prior;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What a covered cell of a game with gold clues would show if it is safe: dangers around it, gold around it, gold itself. */
public final class GoldSurroundings {

    private final GoldLayers ways;
    private final Layers layers;
    private final View view;
    private final Topology topology;
    private final int[] cells;

    private GoldSurroundings(GoldLayers ways) {
        this.ways = ways;
        layers = ways.layers();
        view = ways.position().view();
        topology = ways.position().topology();
        cells = ways.puzzle().cells;
    }

    /** Nothing if the chances are not known. */
    public static Optional<GoldSurroundings> of(Workings workings, Prior prior, Allowance allowance) {
        return GoldLayers.of(workings, prior, allowance).map(GoldSurroundings::new);
    }

    /** The chance of 0, 1, 2, … dangers around the cell given that it is safe; all 0 if it never is. */
    public double[] dangers(int cell) {
        int known = 0;
        for (int neighbour : topology.neighbours(cell)) {
            known += view.exploded(neighbour) ? 1 : 0;
        }
        double[] chances = new double[topology.degree(cell) + 1];
        Weights ways = tally(cell, GoldPuzzle.DANGER, topology.neighbours(cell));
        for (int i = 0; i < ways.length(); i++) {
            // What is not possible is 0 in any case: there is no sum to divide by if all are.
            chances[Math.min(i + known, chances.length - 1)] += ways.isZero(i) ? 0 : ways.share(i);
        }
        return chances;
    }

    /** True if the cell shows the same in every world in which it is safe. */
    public boolean tellsNothing(int cell) {
        GoldClue rule = view.rules().goldClue();
        int[] scope = rule.scope(topology, cell);
        // A clue that says only whether there is gold does not tell one from two.
        int different = rule == GoldClue.CARDINAL ? 1 : scope.length;
        return single(tally(cell, GoldPuzzle.DANGER, topology.neighbours(cell)), topology.degree(cell))
                && single(tally(cell, GoldPuzzle.GOLD, scope), different)
                && single(tally(cell, GoldPuzzle.GOLD, new int[] {cell}), 1);
    }

    // True if exactly one number is possible; those beyond the last look like it.
    private static boolean single(Weights ways, int last) {
        boolean[] possible = new boolean[last + 1];
        for (int i = 0; i < ways.length(); i++) {
            possible[Math.min(i, last)] |= !ways.isZero(i);
        }
        int different = 0;
        for (boolean one : possible) {
            different += one ? 1 : 0;
        }
        return different == 1;
    }

    // How many cells of the scope hold this, if the cell itself is safe.
    private Weights tally(int cell, int what, int... scope) {
        boolean[] counts = new boolean[topology.size()];
        for (int other : scope) {
            counts[other] = true;
        }
        return WideTally.run(layers, (layer, label) -> {
            double one = layers.ways[layers.labelFirst[layer] + label];
            if (cells[layer] == cell && label == GoldPuzzle.DANGER) {
                return new double[] {0};
            }
            return label == what && counts[cells[layer]] ? new double[] {0, one} : new double[] {one};
        })[ways.puzzle().dangers() - layers.restLow[0]];
    }
}
