// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import sweeplab.base.Ratio;
import sweeplab.position.Prior;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Content;

/**
 * The truth about a small position, found by going through every world that fits it: slow, simple, and what all other
 * inferences are tested against. Gold that nothing is said about (games without gold clues) is left out of the worlds.
 */
public final class BruteForce {

    private final View view;
    private final Prior prior;
    private final Map<Totals, Tally> tallies = new TreeMap<>();

    private record Totals(int dangers, int golds) implements Comparable<Totals> {
        @Override
        public int compareTo(Totals other) {
            return dangers != other.dangers ? dangers - other.dangers : golds - other.golds;
        }
    }

    private static final class Tally {
        private long worlds;
        private final long[] danger;
        private final long[] gold;

        Tally(int cells) {
            danger = new long[cells];
            gold = new long[cells];
        }
    }

    private BruteForce(View view, Prior prior) {
        this.view = view;
        this.prior = prior;
    }

    /** Goes through all worlds; fails if there are more than some ten million. */
    public static BruteForce of(View view) {
        return of(view, Prior.USUAL);
    }

    public static BruteForce of(View view, Prior prior) {
        BruteForce truth = new BruteForce(view, prior);
        new Worlds(view).forEach(truth::count);
        return truth;
    }

    private void count(byte[] world) {
        int dangers = 0;
        int golds = 0;
        for (int cell = 0; cell < world.length; cell++) {
            dangers += danger(world, cell) ? 1 : 0;
            golds += gold(world, cell) ? 1 : 0;
        }
        Tally tally = tallies.computeIfAbsent(new Totals(dangers, golds), key -> new Tally(world.length));
        tally.worlds++;
        for (int cell = 0; cell < world.length; cell++) {
            tally.danger[cell] += danger(world, cell) ? 1 : 0;
            tally.gold[cell] += gold(world, cell) ? 1 : 0;
        }
    }

    private static boolean danger(byte[] world, int cell) {
        return world[cell] == Content.DANGER.code();
    }

    private static boolean gold(byte[] world, int cell) {
        return world[cell] == Content.GOLD.code();
    }

    /** True if at least one world fits the view. */
    public boolean consistent() {
        return !tallies.isEmpty();
    }

    /** How many worlds fit the view. */
    public long solutions() {
        return tallies.values().stream().mapToLong(tally -> tally.worlds).sum();
    }

    /** The chance that a covered cell holds a danger. */
    public Ratio danger(int cell) {
        return chance(cell, false);
    }

    /** The chance that a covered cell holds gold: 0 if the game has no gold clues. */
    public Ratio gold(int cell) {
        return chance(cell, true);
    }

    /** The covered cells that hold no danger in any world. */
    public CellSet safe() {
        return certain(Ratio.ZERO);
    }

    /** The covered cells that hold a danger in every world. */
    public CellSet dangers() {
        return certain(Ratio.ONE);
    }

    private CellSet certain(Ratio chance) {
        CellSet cells = new CellSet(view.topology().size());
        for (int cell = 0; cell < cells.capacity(); cell++) {
            if (view.covered(cell) && danger(cell).equals(chance)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private Ratio chance(int cell, boolean gold) {
        if (!consistent()) {
            throw new IllegalStateException("no world fits the view");
        }
        BigInteger some = BigInteger.ZERO;
        BigInteger all = BigInteger.ZERO;
        for (Map.Entry<Totals, Tally> entry : tallies.entrySet()) {
            Tally tally = entry.getValue();
            BigInteger weight = weight(entry.getKey());
            some = some.add(weight.multiply(BigInteger.valueOf(gold ? tally.gold[cell] : tally.danger[cell])));
            all = all.add(weight.multiply(BigInteger.valueOf(tally.worlds)));
        }
        return Ratio.of(some, all);
    }

    // Scaled by share^cells, so that it is whole.
    private BigInteger weight(Totals totals) {
        int cells = view.topology().size();
        BigInteger danger =
                BigInteger.valueOf(prior.dangerShare()).pow(view.dangers() == View.UNTOLD ? cells - totals.dangers : 0);
        BigInteger gold =
                BigInteger.valueOf(prior.goldShare()).pow(view.golds() == View.UNTOLD ? cells - totals.golds : 0);
        return danger.multiply(gold);
    }
}
