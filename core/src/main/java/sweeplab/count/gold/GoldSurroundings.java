package sweeplab.count.gold;

import java.util.Optional;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Layers;
import sweeplab.count.region.Position;
import sweeplab.count.region.Surroundings;
import sweeplab.count.region.TallyPass;
import sweeplab.knowledge.Prior;
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
        view = ways.frontier().view();
        topology = ways.frontier().topology();
        cells = ways.puzzle().cells;
    }

    /** Nothing if the chances are not known. */
    public static Optional<GoldSurroundings> of(Position position, Prior prior, Allowance allowance) {
        return GoldLayers.of(position, prior, allowance).map(GoldSurroundings::new);
    }

    /** The chance of 0, 1, 2, … dangers around the cell given that it is safe; all 0 if it never is. */
    public double[] dangers(int cell) {
        int known = 0;
        for (int neighbour : topology.neighbours(cell)) {
            known += view.exploded(neighbour) ? 1 : 0;
        }
        return tally(cell, GoldPuzzle.DANGER, topology.neighbours(cell), known);
    }

    /** True if the cell shows the same in every world in which it is safe. */
    public boolean tellsNothing(int cell) {
        GoldClue rule = view.rules().goldClue();
        int[] scope = rule.scope(topology, cell);
        double[] golds = tally(cell, GoldPuzzle.GOLD, scope, 0);
        return Surroundings.single(dangers(cell))
                && Surroundings.single(asShown(rule, golds))
                && Surroundings.single(tally(cell, GoldPuzzle.GOLD, new int[] {cell}, 0));
    }

    // A clue that says only whether there is gold does not tell one from two.
    private static double[] asShown(GoldClue rule, double[] golds) {
        double[] shown = new double[golds.length];
        for (int i = 0; i < golds.length; i++) {
            shown[rule == GoldClue.CARDINAL ? Math.min(i, 1) : i] += golds[i];
        }
        return shown;
    }

    // How many cells of the scope hold this, if the cell itself is safe; so many are known to besides.
    private double[] tally(int cell, int what, int[] scope, int known) {
        boolean[] counts = new boolean[topology.size()];
        for (int other : scope) {
            counts[other] = true;
        }
        double[][] sums = new TallyPass().run(layers, (layer, label) -> {
            double one = layers.ways[layers.labelFirst[layer] + label];
            if (cells[layer] == cell && label == GoldPuzzle.DANGER) {
                return new double[] {0};
            }
            return label == what && counts[cells[layer]] ? new double[] {0, one} : new double[] {one};
        });
        double[] row = sums[ways.puzzle().dangers() - layers.restLow[0]];
        double all = 0;
        for (double sum : row) {
            all += sum;
        }
        double[] chances = new double[scope.length + 1];
        for (int i = 0; all > 0 && i < row.length; i++) {
            chances[i + known] = row[i] / all;
        }
        return chances;
    }
}
