package sweeplab.count.region;

import java.math.BigInteger;
import java.util.Map;
import sweeplab.base.Budget;
import sweeplab.base.IntList;
import sweeplab.base.Ratio;
import sweeplab.count.layers.BigPasses;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Polynomial;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.knowledge.Prior;
import sweeplab.view.View;

/** Counts the worlds of a position in whole numbers, from the layers of its regions. */
public final class WorldCount {

    private final Position position;
    private final Prior prior;
    private final LayeredPuzzle layout;
    private final Budget budget;
    private final Map<Integer, Ratio> danger = Census.newMap();

    public WorldCount(Position position, Prior prior, LayeredPuzzle layout) {
        this.position = position;
        this.prior = prior;
        this.layout = layout;
        budget = layout.layers().allowance().budget();
    }

    /** Counts, or gives it up. */
    public Census run() {
        if (!position.consistent()) {
            return Census.unknown(Analysis.Verdict.INCONSISTENT);
        }
        if (!position.solved()) {
            return Census.unknown(Analysis.Verdict.TOO_LARGE);
        }
        writeCertain();
        int regions = position.regions().count();
        Polynomial[] totals = new Polynomial[regions];
        Polynomial[][] dangers = new Polynomial[regions][];
        for (int i = 0; i < regions; i++) {
            count(i, totals, dangers);
        }
        boolean told = position.frontier().dangersLeft() != View.UNTOLD;
        BigInteger solutions = told ? blend(totals, dangers) : keepApart(totals, dangers);
        return new Census(Analysis.Verdict.KNOWN, solutions, Map.copyOf(danger), Map.of());
    }

    private void writeCertain() {
        Frontier frontier = position.frontier();
        for (int cell = 0; cell < frontier.topology().size(); cell++) {
            if (frontier.view().covered(cell) && !frontier.unknown(cell)) {
                danger.put(cell, frontier.status(cell) == Frontier.DANGER ? Ratio.ONE : Ratio.ZERO);
            }
        }
    }

    private void count(int i, Polynomial[] totals, Polynomial[][] dangers) {
        Puzzle puzzle = position.regions().puzzle(position.regions().get(i));
        IntList boxes = layout.of(puzzle).boxes();
        Layers layers = layout.layers();
        BigInteger[][] ways = new BigInteger[boxes.size][];
        for (int layer = 0; layer < boxes.size; layer++) {
            ways[layer] = Polynomial.choose(puzzle.size[boxes.items[layer]]).counts();
        }
        BigPasses passes = new BigPasses(layers, (layer, label) -> ways[layer][label]);
        int least = layers.restLow[0];
        totals[i] = new Polynomial(least, passes.solutions());
        dangers[i] = new Polynomial[puzzle.boxes];
        for (int layer = 0; layer < boxes.size; layer++) {
            Polynomial sum = new Polynomial(least, BigPasses.zeros(totals[i].counts().length));
            for (int label = 1; label < ways[layer].length; label++) {
                sum = sum.plus(new Polynomial(least, passes.mass(layer, label)), label);
            }
            dangers[i][boxes.items[layer]] = sum;
        }
        passes.close();
    }

    // Everything outside a region, free cells included, meets it at the total.
    private BigInteger blend(Polynomial[] totals, Polynomial[][] dangers) {
        int left = position.frontier().dangersLeft();
        int free = position.free();
        Polynomial[] after = new Polynomial[totals.length + 1];
        after[totals.length] = freeWays(totals, free, left);
        for (int i = totals.length - 1; i >= 0; i--) {
            after[i] = totals[i].times(after[i + 1], budget);
        }
        BigInteger solutions = after[0].at(left);
        Polynomial before = Polynomial.ONE;
        for (int i = 0; i < totals.length; i++) {
            Polynomial others = before.times(after[i + 1], budget);
            Region region = position.regions().get(i);
            for (int box = 0; box < dangers[i].length; box++) {
                write(region, box, meet(dangers[i][box], others, left), solutions);
            }
            before = before.times(totals[i], budget);
        }
        if (free > 0) {
            BigInteger all = solutions.multiply(BigInteger.valueOf(free));
            writeFree(Ratio.of(meet(dangersIn(after[totals.length]), before, left), all));
        }
        return solutions;
    }

    // Only as many as the regions may leave to the free cells.
    private static Polynomial freeWays(Polynomial[] totals, int free, int left) {
        int least = 0;
        int most = 0;
        for (Polynomial total : totals) {
            least += total.least();
            most += total.most();
        }
        return Polynomial.choose(free, left - most, left - least);
    }

    // Each count times its number of dangers.
    private static Polynomial dangersIn(Polynomial ways) {
        BigInteger[] sums = ways.counts().clone();
        for (int i = 0; i < sums.length; i++) {
            sums[i] = sums[i].multiply(BigInteger.valueOf(ways.least() + i));
        }
        return new Polynomial(ways.least(), sums);
    }

    private BigInteger meet(Polynomial one, Polynomial others, int total) {
        budget.demand(one.counts().length);
        BigInteger sum = BigInteger.ZERO;
        for (int k = one.least(); k <= one.most(); k++) {
            sum = sum.add(one.at(k).multiply(others.at(total - k)));
        }
        return sum;
    }

    private BigInteger keepApart(Polynomial[] totals, Polynomial[][] dangers) {
        BigInteger solutions = BigInteger.TWO.pow(position.free());
        for (int i = 0; i < totals.length; i++) {
            BigInteger all = totals[i].weighed(prior.dangerShare());
            for (int box = 0; box < dangers[i].length; box++) {
                write(position.regions().get(i), box, dangers[i][box].weighed(prior.dangerShare()), all);
            }
            solutions = solutions.multiply(totals[i].weighed(1));
        }
        writeFree(Ratio.of(1, 1L + prior.dangerShare()));
        return solutions;
    }

    private void write(Region region, int box, BigInteger dangers, BigInteger all) {
        budget.demand(1 + all.bitLength());
        int size = region.starts[box + 1] - region.starts[box];
        Ratio chance = Ratio.of(dangers, all.multiply(BigInteger.valueOf(size)));
        for (int i = region.starts[box]; i < region.starts[box + 1]; i++) {
            danger.put(region.cells[i], chance);
        }
    }

    private void writeFree(Ratio chance) {
        for (int cell = 0; cell < position.frontier().topology().size(); cell++) {
            if (position.freeCells().free(cell)) {
                danger.put(cell, chance);
            }
        }
    }
}
