// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.base.IntList;
import sweeplab.base.Ratio;
import sweeplab.count.layers.BigPasses;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Polynomial;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.position.Position;
import sweeplab.position.Prior;
import sweeplab.view.View;

/** Counts the worlds of a position in whole numbers, from the layers of its regions. */
public final class WorldCount {

    private final Workings workings;
    private final Prior prior;
    private final LayeredPuzzle layout;
    private final Budget budget;
    private final Map<Integer, Ratio> danger = Census.newMap();
    private final Map<DangerTable, Integer> kinds = new IdentityHashMap<>();
    private final List<Polynomial> totals = new ArrayList<>();
    private final List<Polynomial[]> dangers = new ArrayList<>();
    private int[] kindOf = {};

    public WorldCount(Workings workings, Prior prior, LayeredPuzzle layout) {
        this.workings = workings;
        this.prior = prior;
        this.layout = layout;
        budget = layout.layers().allowance().budget();
    }

    /** Counts, or gives it up. */
    public Census run() {
        if (!workings.consistent()) {
            return Census.unknown(Analysis.Verdict.INCONSISTENT);
        }
        if (!workings.solved()) {
            return Census.unknown(Analysis.Verdict.TOO_LARGE);
        }
        writeCertain();
        int regions = workings.regions().count();
        kindOf = new int[regions];
        for (int i = 0; i < regions; i++) {
            Region region = workings.regions().get(i);
            Integer known = kinds.get(region.table);
            kindOf[i] = known == null ? count(region) : known;
        }
        boolean told = workings.position().dangersLeft() != View.UNTOLD;
        BigInteger solutions = told ? blend() : keepApart();
        return new Census(Analysis.Verdict.KNOWN, solutions, Map.copyOf(danger), Map.of());
    }

    private void writeCertain() {
        Position position = workings.position();
        for (int cell = 0; cell < position.topology().size(); cell++) {
            if (position.view().covered(cell) && !position.unknown(cell)) {
                danger.put(cell, position.status(cell) == Position.DANGER ? Ratio.ONE : Ratio.ZERO);
            }
        }
    }

    // The same puzzle has the same table: it is counted once, and is a kind of region.
    private int count(Region region) {
        Puzzle puzzle = workings.regions().puzzle(region);
        IntList boxes = layout.of(puzzle).boxes();
        Layers layers = layout.layers();
        BigInteger[][] ways = new BigInteger[boxes.size][];
        for (int layer = 0; layer < boxes.size; layer++) {
            ways[layer] = Polynomial.choose(puzzle.size[boxes.items[layer]]).counts();
        }
        BigPasses passes = new BigPasses(layers, (layer, label) -> ways[layer][label]);
        int least = layers.restLow[0];
        Polynomial total = new Polynomial(least, passes.solutions());
        Polynomial[] inBoxes = new Polynomial[puzzle.boxes];
        for (int layer = 0; layer < boxes.size; layer++) {
            Polynomial sum = new Polynomial(least, BigPasses.zeros(total.counts().length));
            for (int label = 1; label < ways[layer].length; label++) {
                sum = sum.plus(new Polynomial(least, passes.mass(layer, label)), label);
            }
            inBoxes[boxes.items[layer]] = sum;
        }
        passes.close();
        kinds.put(region.table, totals.size());
        totals.add(total);
        dangers.add(inBoxes);
        return totals.size() - 1;
    }

    // Everything outside a region, free cells included, meets it at the total.
    private BigInteger blend() {
        int free = workings.free();
        int[] times = new int[totals.size()];
        for (int kind : kindOf) {
            times[kind]++;
        }
        WholeBlend blend =
                new WholeBlend(totals, times, free, workings.position().dangersLeft(), budget);
        BigInteger solutions = blend.worlds();
        Ratio[][] chances = new Ratio[times.length][];
        for (int kind = 0; kind < times.length; kind++) {
            BigInteger[] outside = blend.outsideOne(kind);
            chances[kind] = chances(kind, solutions, sums -> sums.besides(outside, 1, budget)[0]);
        }
        write(chances);
        if (free > 0) {
            writeFree(Ratio.of(blend.dangersInFree(), solutions.multiply(BigInteger.valueOf(free))));
        }
        return solutions;
    }

    private BigInteger keepApart() {
        BigInteger solutions = BigInteger.TWO.pow(workings.free());
        Ratio[][] chances = new Ratio[totals.size()][];
        for (int kind = 0; kind < chances.length; kind++) {
            BigInteger all = totals.get(kind).weighed(prior.dangerShare());
            chances[kind] = chances(kind, all, sums -> sums.weighed(prior.dangerShare()));
        }
        for (int kind : kindOf) {
            solutions = solutions.multiply(totals.get(kind).weighed(1));
        }
        write(chances);
        writeFree(Ratio.of(1, 1L + prior.dangerShare()));
        return solutions;
    }

    // The chance of danger in each box of a kind of region.
    private Ratio[] chances(int kind, BigInteger all, Function<Polynomial, BigInteger> weighed) {
        Polynomial[] inBoxes = dangers.get(kind);
        Ratio[] chances = new Ratio[inBoxes.length];
        Region region = workings.regions()
                .get(IntStream.range(0, kindOf.length)
                        .filter(i -> kindOf[i] == kind)
                        .findFirst()
                        .orElseThrow());
        for (int box = 0; box < chances.length; box++) {
            budget.demand(1 + all.bitLength());
            int size = region.starts[box + 1] - region.starts[box];
            chances[box] = Ratio.of(weighed.apply(inBoxes[box]), all.multiply(BigInteger.valueOf(size)));
        }
        return chances;
    }

    private void write(Ratio[][] chances) {
        for (int i = 0; i < kindOf.length; i++) {
            Region region = workings.regions().get(i);
            for (int box = 0; box < region.boxes(); box++) {
                for (int at = region.starts[box]; at < region.starts[box + 1]; at++) {
                    danger.put(region.cells[at], chances[kindOf[i]][box]);
                }
            }
        }
    }

    private void writeFree(Ratio chance) {
        for (int cell = 0; cell < workings.position().topology().size(); cell++) {
            if (workings.freeCells().free(cell)) {
                danger.put(cell, chance);
            }
        }
    }
}
