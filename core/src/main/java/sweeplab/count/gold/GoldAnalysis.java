// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import java.util.Arrays;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Sums;
import sweeplab.count.layers.Weights;
import sweeplab.count.result.Analysis;
import sweeplab.position.Position;
import sweeplab.position.Prior;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** The chances of danger and of gold in a game with gold clues. */
public final class GoldAnalysis {

    private final Position position;
    private final Prior prior;
    private final Layers layers;

    public GoldAnalysis(Position position, Prior prior, Layers layers) {
        this.position = position;
        this.prior = prior;
        this.layers = layers;
    }

    /**
     * What is certain, with no more gold than it takes: gold that no clue asks for rules out nothing where there is no total to be
     * reached, or room for it in any case. So there may be nothing to find beyond what dangers alone say.
     */
    public Analysis certain(Analysis dangersAlone) {
        View view = position.view();
        if (GoldInPlay.totalBearsOnDangers(view)) {
            return run(dangersAlone);
        }
        return GoldInPlay.spokenOf(view)
                ? run(dangersAlone, GoldPuzzle.within(GoldInPlay.scopes(view), position))
                : dangersAlone;
    }

    /** Analyses the position; what is already proved (of dangers alone) is kept if the joint work is too large. */
    public Analysis run(Analysis dangersAlone) {
        return run(dangersAlone, GoldPuzzle.of(position));
    }

    private Analysis run(Analysis dangersAlone, GoldPuzzle puzzle) {
        if (dangersAlone.verdict() == Analysis.Verdict.INCONSISTENT) {
            return dangersAlone;
        }
        return switch (new GoldFilling(puzzle, layers).run(prior)) {
            case INCONSISTENT -> empty(Analysis.Verdict.INCONSISTENT);
            case TOO_LARGE -> unknown(dangersAlone);
            case KNOWN ->
                layers.allowance().budget().within(() -> chances(puzzle)).orElseGet(() -> unknown(dangersAlone));
        };
    }

    private Analysis unknown(Analysis dangersAlone) {
        double[] danger = new double[dangersAlone.danger().length];
        Arrays.fill(danger, Double.NaN);
        dangersAlone.safe().forEach(cell -> danger[cell] = 0);
        dangersAlone.dangers().forEach(cell -> danger[cell] = 1);
        double[] gold = new double[danger.length];
        Arrays.fill(gold, Double.NaN);
        return new Analysis(Analysis.Verdict.TOO_LARGE, dangersAlone.safe(), dangersAlone.dangers(), danger, gold);
    }

    private Analysis empty(Analysis.Verdict verdict) {
        int size = position.topology().size();
        double[] nothing = new double[size];
        Arrays.fill(nothing, Double.NaN);
        return new Analysis(verdict, new CellSet(size), new CellSet(size), nothing, nothing.clone());
    }

    private Analysis chances(GoldPuzzle puzzle) {
        Sums sums = Sums.of(layers);
        Analysis result = empty(Analysis.Verdict.KNOWN);
        for (int at = 0; at < puzzle.cells.length; at++) {
            Weights ways = sums.labels(at, puzzle.dangers());
            boolean safe = ways.isZero(GoldPuzzle.DANGER);
            boolean danger = ways.isZero(GoldPuzzle.CLEAR) && ways.isZero(GoldPuzzle.GOLD);
            if (safe && danger) {
                return empty(Analysis.Verdict.INCONSISTENT);
            }
            int cell = puzzle.cells[at];
            result.danger()[cell] = ways.share(GoldPuzzle.DANGER);
            result.gold()[cell] = ways.share(GoldPuzzle.GOLD);
            if (safe || danger) {
                (safe ? result.safe() : result.dangers()).add(cell);
            }
        }
        return result;
    }
}
