// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.count.layers.Allowance;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.infer.relation.Settling;
import sweeplab.infer.relation.Track;
import sweeplab.position.Prior;
import sweeplab.relation.Relation;
import sweeplab.relation.Scan;
import sweeplab.view.Statement;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Exact counting for rules of any kind: what is certain in a position, the chance of each cell, how many worlds fit, and worlds drawn from them. */
public final class RelationCount {

    // Far enough from the largest number that there is, and its inverse from the smallest, for sums of such numbers.
    private static final double MOST = 1e280;

    // A chance this near to 1 is looked at again, whether it is 1 exactly.
    private static final double NEARLY_ALL = 1 - 1e-6;
    private static final long SUMS_A_STATE = 32;

    /** Cells that hang together by relations, and what all ways to fill them count by their dangers. */
    record Part(int[] cells, @Nullable FrontSums sums, double[] totals) {}

    private final View view;
    private final byte[] known;
    private final int left;
    private final double share;
    private final List<Part> parts = new ArrayList<>();
    private final int[] free;
    private final double[] chances;
    private Analysis.Verdict verdict = Analysis.Verdict.KNOWN;

    private RelationCount(Statement statement, Settling settled, Prior prior, Allowance allowance) {
        view = statement.view();
        known = settled.known();
        share = 1.0 / prior.dangerShare();
        chances = new double[known.length];
        Arrays.fill(chances, Double.NaN);
        left = new Statement(statement.view(), List.of(), known).left();
        List<Track> tracks = settled.openTracks();
        CellSet inside = new CellSet(known.length);
        boolean possible = settled.consistent() && left != Integer.MIN_VALUE;
        if (possible) {
            int[] rank = Scan.of(statement.view().topology()).places();
            for (TrackGroups.Group group : TrackGroups.of(tracks, known.length, rank)) {
                Arrays.stream(group.cells()).forEach(inside::add);
                parts.add(part(group, allowance));
            }
        }
        free = IntStream.range(0, known.length)
                .filter(cell -> known[cell] == Statement.UNKNOWN && !inside.contains(cell))
                .toArray();
        boolean dead = tracks.stream().anyMatch(track -> track.start() == Relation.DEAD);
        verdict = !possible || dead
                ? Analysis.Verdict.INCONSISTENT
                : allowance.budget().within(this::weigh).orElseGet(this::givenUp);
    }

    private Part part(TrackGroups.Group group, Allowance allowance) {
        FrontLayers layers = FrontLayers.of(group.cells(), group.tracks(), most(group.cells().length), allowance);
        boolean fits = layers != null && layers.allSums() <= SUMS_A_STATE * allowance.mostStates();
        FrontSums sums = layers == null || !fits ? null : new FrontSums(layers);
        Optional<double[]> totals =
                sums == null ? Optional.empty() : allowance.budget().within(sums::totals);
        return new Part(group.cells(), totals.isEmpty() ? null : sums, totals.orElseGet(() -> new double[0]));
    }

    /** Counts the worlds that fit what a view says, within this allowance. */
    public static RelationCount of(View view, Prior prior, Allowance allowance) {
        return of(Statement.of(view), prior, allowance);
    }

    public static RelationCount of(Statement statement, Prior prior, Allowance allowance) {
        Settling settled = Settling.of(
                statement.relations(),
                statement.known(),
                Scan.of(statement.view().topology()).places(),
                allowance.budget());
        return new RelationCount(statement, settled, prior, allowance);
    }

    private int most(int cells) {
        return left == View.UNTOLD ? cells : Math.min(cells, Math.max(0, left));
    }

    private Analysis.Verdict weigh() {
        if (parts.stream().anyMatch(part -> part.sums() == null) || vanishing()) {
            return tooLarge();
        }
        double[][] before = new double[parts.size() + 1][];
        before[0] = freeTotals();
        for (int i = 0; i < parts.size(); i++) {
            before[i + 1] = product(before[i], parts.get(i).totals());
        }
        double[] after = {1};
        double total = rest(before[parts.size()], 0);
        if (total > MOST) {
            return tooLarge();
        }
        // Every way counts 1 or more, or a share that is a number: the sum is 0 only if there is none.
        if (total == 0) {
            return Analysis.Verdict.INCONSISTENT;
        }
        for (int i = parts.size() - 1; i >= 0; i--) {
            fill(parts.get(i), product(before[i], after), total);
            after = product(after, parts.get(i).totals());
        }
        fillFree(after, total);
        fillKnown();
        return Analysis.Verdict.KNOWN;
    }

    // What was filled in by then is of no use.
    private Analysis.Verdict givenUp() {
        Arrays.fill(chances, Double.NaN);
        return tooLarge();
    }

    // With an untold total each danger more makes a world less likely: of too many cells some would count nothing at
    // all.
    private boolean vanishing() {
        return left == View.UNTOLD && Math.pow(share, unknown()) < 1 / MOST;
    }

    private Analysis.Verdict tooLarge() {
        fillKnown();
        return left != View.UNTOLD && (left < 0 || left > unknown())
                ? Analysis.Verdict.INCONSISTENT
                : Analysis.Verdict.TOO_LARGE;
    }

    private int unknown() {
        return (int) IntStream.range(0, known.length)
                .filter(cell -> known[cell] == Statement.UNKNOWN)
                .count();
    }

    // What all else counts that has these totals, when so many dangers are elsewhere.
    double rest(double[] totals, int elsewhere) {
        if (left != View.UNTOLD) {
            int at = left - elsewhere;
            return at >= 0 && at < totals.length ? totals[at] : 0;
        }
        double sum = 0;
        for (int k = 0; k < totals.length; k++) {
            sum += totals[k] * Math.pow(share, k + (double) elsewhere);
        }
        return sum;
    }

    double[] freeTotals() {
        return Arrays.stream(new Binomial(free.length).all(most(free.length)))
                .mapToDouble(BigInteger::doubleValue)
                .toArray();
    }

    double[] product(double[] one, double[] other) {
        int length = one.length + other.length - 1;
        double[] product = new double[left == View.UNTOLD ? length : Math.min(length, Math.max(0, left) + 1)];
        for (int i = 0; i < one.length; i++) {
            for (int j = 0; j < other.length && i + j < product.length; j++) {
                // What is too large for a number, times nothing, is nothing.
                product[i + j] += one[i] == 0 || other[j] == 0 ? 0 : one[i] * other[j];
            }
        }
        return product;
    }

    private void fill(Part part, double[] others, double total) {
        double[] rest = new double[part.cells().length + 1];
        // Where the part has no way, what is outside may be too large for a number.
        Arrays.setAll(rest, k -> k < part.totals().length && part.totals()[k] > 0 ? rest(others, k) : 0);
        FrontSums sums = Objects.requireNonNull(part.sums());
        double[] dangers = sums.dangers(rest, NEARLY_ALL * total);
        for (int i = 0; i < dangers.length; i++) {
            chances[part.cells()[i]] = dangers[i] == Double.POSITIVE_INFINITY ? 1 : chance(dangers[i], total);
        }
    }

    // Exactly 0 if there is no way at all, and never for one that is only rare; never 1 for one that is only frequent.
    private static double chance(double ways, double total) {
        return ways == 0 ? 0 : Math.max(Double.MIN_VALUE, Math.min(ways / total, Math.nextDown(1.0)));
    }

    private void fillFree(double[] others, double total) {
        double sum = 0;
        double[] ways = freeTotals();
        for (int k = 1; k < ways.length; k++) {
            double outside = rest(others, k);
            sum += outside == 0 ? 0 : k * ways[k] * outside;
        }
        boolean all = true;
        for (int k = 0; k < ways.length && k < free.length; k++) {
            all &= rest(others, k) == 0;
        }
        for (int cell : free) {
            chances[cell] = all ? 1 : chance(sum / free.length, total);
        }
    }

    private void fillKnown() {
        for (int cell = 0; cell < known.length; cell++) {
            if (known[cell] != Statement.UNKNOWN) {
                chances[cell] = known[cell] == Statement.DANGER ? 1 : 0;
            }
        }
    }

    public Analysis.Verdict verdict() {
        return verdict;
    }

    /** A source of worlds that fit, each drawn as often as it counts; nothing if it is not known how many there are. */
    public Optional<Sampler> sampler(Topology topology) {
        return verdict == Analysis.Verdict.KNOWN ? Optional.of(new RelationSampler(this, topology)) : Optional.empty();
    }

    List<Part> parts() {
        return parts;
    }

    int[] free() {
        return free;
    }

    boolean blocked(int cell) {
        return view.blocked(cell);
    }

    byte[] known() {
        return known;
    }

    int left() {
        return left;
    }

    /** What a danger more counts where the total is not told, else 1. */
    double share() {
        return left == View.UNTOLD ? share : 1;
    }

    /** The chance of each cell to be a danger: exactly 0 or 1 if it is certain, not a number if it is not known. */
    public double[] chances() {
        return chances;
    }

    /** How many worlds fit; 0 if it is not known. */
    public BigInteger solutions() {
        if (verdict != Analysis.Verdict.KNOWN) {
            return BigInteger.ZERO;
        }
        BigInteger[] all = new Binomial(free.length).all(most(free.length));
        for (Part part : parts) {
            all = product(all, Objects.requireNonNull(part.sums()).exactTotals());
        }
        if (left == View.UNTOLD) {
            return Arrays.stream(all).reduce(BigInteger.ZERO, BigInteger::add);
        }
        return left < all.length ? all[left] : BigInteger.ZERO;
    }

    private static BigInteger[] product(BigInteger[] one, BigInteger[] other) {
        BigInteger[] product = new BigInteger[one.length + other.length - 1];
        Arrays.fill(product, BigInteger.ZERO);
        for (int i = 0; i < one.length; i++) {
            for (int j = 0; j < other.length; j++) {
                product[i + j] = product[i + j].add(one[i].multiply(other[j]));
            }
        }
        return product;
    }
}
