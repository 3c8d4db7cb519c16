// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import java.math.BigInteger;
import java.util.Map;
import sweeplab.base.Ratio;
import sweeplab.count.layers.BigPasses;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Polynomial;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.position.Position;
import sweeplab.position.Prior;

/** Counts the worlds of a position in a game with gold clues. */
public final class GoldCounting {

    private final Position position;
    private final Prior prior;
    private final Layers layers;

    public GoldCounting(Position position, Prior prior, Layers layers) {
        this.position = position;
        this.prior = prior;
        this.layers = layers;
    }

    /** Counts, or gives it up. */
    public Census run() {
        GoldPuzzle puzzle = GoldPuzzle.of(position);
        if (!position.consistent() || !puzzle.possible()) {
            return Census.unknown(Analysis.Verdict.INCONSISTENT);
        }
        if (!new GoldFilling(puzzle, layers).run(1, 1)) {
            return Census.unknown(Analysis.Verdict.TOO_LARGE);
        }
        if (!layers.close()) {
            return Census.unknown(Analysis.Verdict.INCONSISTENT);
        }
        BigPasses passes = new BigPasses(layers, (layer, label) -> BigInteger.ONE);
        BigInteger solutions = at(passes.solutions(), puzzle);
        passes.close();
        if (solutions.signum() == 0) {
            return Census.unknown(Analysis.Verdict.INCONSISTENT);
        }
        return chances(puzzle, solutions);
    }

    private BigInteger at(BigInteger[] byDangers, GoldPuzzle puzzle) {
        return new Polynomial(layers.restLow[0], byDangers).at(puzzle.dangers());
    }

    // In place of 1 for clear and 1/share for a danger or gold, whole weights in the same proportion.
    private Census chances(GoldPuzzle puzzle, BigInteger solutions) {
        long danger = puzzle.dangersTold() ? 1 : prior.dangerShare();
        long gold = puzzle.goldsTold() ? 1 : prior.goldShare();
        BigInteger[] weights = {BigInteger.valueOf(danger * gold), BigInteger.valueOf(gold), BigInteger.valueOf(danger)
        };
        BigPasses passes = new BigPasses(layers, (layer, label) -> weights[label]);
        BigInteger all = at(passes.solutions(), puzzle);
        Map<Integer, Ratio> dangers = Census.newMap();
        Map<Integer, Ratio> golds = Census.newMap();
        for (int i = 0; i < puzzle.cells.length; i++) {
            layers.allowance().budget().demand(1 + all.bitLength());
            dangers.put(puzzle.cells[i], Ratio.of(at(passes.mass(i, GoldPuzzle.DANGER), puzzle), all));
            golds.put(puzzle.cells[i], Ratio.of(at(passes.mass(i, GoldPuzzle.GOLD), puzzle), all));
        }
        passes.close();
        return new Census(Analysis.Verdict.KNOWN, solutions, Map.copyOf(dangers), Map.copyOf(golds));
    }
}
