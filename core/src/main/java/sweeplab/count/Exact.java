// SPDX-License-Identifier: Apache-2.0
package sweeplab.count;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.base.PublicApi;
import sweeplab.count.gold.GoldAnalysis;
import sweeplab.count.gold.GoldCounting;
import sweeplab.count.gold.GoldLayers;
import sweeplab.count.gold.GoldSampler;
import sweeplab.count.gold.GoldSurroundings;
import sweeplab.count.layers.Allowance;
import sweeplab.count.list.Listing;
import sweeplab.count.list.WorldList;
import sweeplab.count.region.Headcount;
import sweeplab.count.region.Memory;
import sweeplab.count.region.Report;
import sweeplab.count.region.Solver;
import sweeplab.count.region.Surroundings;
import sweeplab.count.region.Tallies;
import sweeplab.count.region.Workings;
import sweeplab.count.region.WorldCount;
import sweeplab.count.relation.GeneralPosition;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.count.result.Groups;
import sweeplab.count.result.Sampler;
import sweeplab.count.sample.Redraw;
import sweeplab.count.sample.RegionSampler;
import sweeplab.position.Position;
import sweeplab.position.Prior;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.World;

/**
 * Exact reasoning about positions. One object serves one thread: it remembers what it worked out as long as it is asked about
 * the same view, and patterns it has met for good.
 */
@PublicApi
public final class Exact {

    /** As many states as a puzzle may have before the answer is "don't know": some 200 MB at worst. */
    public static final int USUAL_STATES = 1 << 20;

    /** More worlds than can be listed, or nobody knows how many. */
    public static final long MANY = Headcount.MANY;

    private final Prior prior;
    private final Allowance allowance;
    private final Solver solver;
    private @Nullable Workings workings;
    private @Nullable Tallies tallies;
    private @Nullable Analysis withGold;
    private final GeneralPosition general;
    private @Nullable View goldView;
    private int goldOpened;
    private @Nullable Exact ahead;

    public Exact() {
        this(Prior.USUAL, USUAL_STATES);
    }

    /** Reasoning with this belief about totals that are not told, and within this many states. */
    public Exact(Prior prior, int mostStates) {
        this.prior = prior;
        allowance = new Allowance(mostStates);
        solver = new Solver(allowance, new Memory());
        general = new GeneralPosition(prior, allowance);
    }

    /** Reasoning like that of another object, which remembers the same patterns: for positions that this one may soon meet. */
    public Exact(Exact other) {
        prior = other.prior;
        allowance = new Allowance(other.allowance.usualStates());
        solver = new Solver(allowance, other.solver.memory());
        general = new GeneralPosition(prior, allowance);
    }

    /** From now on the work is for somebody with this budget; what does not fit into it is not known, and what is certain is still right. */
    public Exact limit(Budget budget) {
        allowance.limit(budget);
        return this;
    }

    /** What can be told of a view. */
    public Insight at(View view) {
        return new Insight(this, view);
    }

    /** What can be told of a view that continues another, beginning with all that is known of that one: for trying out moves. */
    public Insight branch(Insight from, View next) {
        Exact other = from.engine();
        allowance.limit(other.allowance.budget());
        if (next.rules().plain() && from.view().topology() == next.topology()) {
            Workings mine = workings;
            if (mine == null || mine.position().topology() != next.topology()) {
                mine = new Workings(next, prior, solver);
                workings = mine;
            }
            mine.copy(other.begun(from.view()), next);
        }
        return at(next);
    }

    /** The engine for what may come next. */
    Exact ahead() {
        Exact known = ahead == null ? new Exact(this) : ahead;
        ahead = known;
        return known;
    }

    // All that is known of a view so far, and at least what single clues say.
    private Workings begun(View view) {
        Workings known = workings;
        return known != null && known.position().view() == view ? known : follow(view);
    }

    // All that can be known of a view; nothing is worked out twice.
    private Workings settled(View view) {
        Workings known = workings;
        return known != null && known.settled(view) ? known : exhaust(view);
    }

    private Workings follow(View view) {
        Workings known = workings;
        if (known == null || known.position().topology() != view.topology()) {
            known = new Workings(view, prior, solver);
            workings = known;
        } else if (known.position().view() != view) {
            known.begin(view);
        }
        known.update();
        return known;
    }

    private Workings exhaust(View view) {
        Workings known = follow(view);
        while (!givenUp(known) && known.proveMore()) {
            // every round proves more cells
        }
        known.settle();
        return known;
    }

    private boolean givenUp(Workings known) {
        if (allowance.budget().spent()) {
            known.giveUp();
            return true;
        }
        return false;
    }

    private static boolean joint(View view) {
        return view.rules().goldClue() != GoldClue.NONE;
    }

    /** The number of worlds that fit and the chances as fractions: slower, and without any rounding. */
    public Census count(View view) {
        if (!view.rules().plain()) {
            return general.count(view);
        }
        Workings known = exhaust(view);
        Supplier<Census> counting = joint(view)
                ? new GoldCounting(known.position(), prior, solver.layout().layers())::run
                : new WorldCount(known, prior, solver.layout())::run;
        return allowance.budget().within(counting).orElseGet(() -> Census.unknown(Analysis.Verdict.TOO_LARGE));
    }

    /**
     * The chance that 0, 1, 2, … dangers lie around a covered cell if it is safe: what opening it would show. All 0 if it is never
     * safe; empty if the chances are not known.
     */
    public double[] dangersAround(View view, int cell) {
        if (!view.rules().plain()) {
            return new double[0];
        }
        Workings known = settled(view);
        return allowance.budget().within(() -> around(known, cell)).orElseGet(() -> new double[0]);
    }

    private double[] around(Workings known, int cell) {
        if (joint(known.position().view())) {
            return GoldSurroundings.of(known, prior, allowance)
                    .map(around -> around.dangers(cell))
                    .orElseGet(() -> new double[0]);
        }
        return known.solved() ? new Surroundings(known, prior, tallies()).of(cell) : new double[0];
    }

    private Tallies tallies() {
        Tallies known = tallies == null ? new Tallies(allowance) : tallies;
        tallies = known;
        return known;
    }

    /** The covered cells that would tell nothing more than that they are safe: every world in which they are shows the same there. */
    public CellSet deadCells(View view) {
        CellSet dead = new CellSet(view.topology().size());
        IntPredicate tellsNothing = tellsNothing(view);
        for (int cell = 0; cell < dead.capacity(); cell++) {
            int each = cell;
            if (view.covered(cell)
                    && allowance.budget().within(() -> tellsNothing.test(each)).orElse(false)) {
                dead.add(cell);
            }
        }
        return dead;
    }

    private IntPredicate tellsNothing(View view) {
        if (!view.rules().plain()) {
            return cell -> false;
        }
        if (!joint(view)) {
            return cell -> single(dangersAround(view, cell));
        }
        return GoldSurroundings.of(exhaust(view), prior, allowance)
                .<IntPredicate>map(around -> around::tellsNothing)
                .orElse(cell -> false);
    }

    // True if exactly one of several things is possible: a chance is 0 only if it is not.
    private static boolean single(double... chances) {
        int possible = 0;
        for (double chance : chances) {
            possible += chance > 0 ? 1 : 0;
        }
        return possible == 1;
    }

    /** A source of worlds that fit the position; empty if there is none or chances are not known. */
    public Optional<Sampler> sampler(View view) {
        if (!view.rules().plain()) {
            return general.sampler(view);
        }
        Workings known = settled(view);
        return allowance.budget().within(() -> sampler(known)).flatMap(found -> found);
    }

    private Optional<Sampler> sampler(Workings known) {
        if (joint(known.position().view())) {
            return GoldLayers.of(known, prior, allowance).map(GoldSampler::new);
        }
        return known.solved() ? Optional.of(new RegionSampler(known, prior, allowance)) : Optional.empty();
    }

    /**
     * A world that fits and in which a cell is safe, each as often as it is likely, and as like as may be to one that was drawn before: where
     * the two are compared less differs by chance. Nothing if chances are not known or the budget is spent.
     */
    public Optional<World> redraw(View view, World old, int safe, Dice dice) {
        Budget budget = allowance.budget();
        if (!view.rules().plain() || joint(view) || view.dangers() == View.UNTOLD) {
            return sampler(view).flatMap(worlds -> drawSafe(worlds, safe, dice, budget));
        }
        Workings known = settled(view);
        return known.solved()
                ? budget.within(() -> new Redraw(known, prior, allowance, safe).like(old, dice, budget))
                        .flatMap(found -> found)
                : Optional.empty();
    }

    private static Optional<World> drawSafe(Sampler worlds, int safe, Dice dice, Budget budget) {
        World drawn = worlds.draw(dice);
        while (drawn.danger(safe) && !budget.spent()) {
            drawn = worlds.draw(dice);
        }
        return drawn.danger(safe) ? Optional.empty() : Optional.of(drawn);
    }

    /** The chances of all covered cells. */
    public Analysis analyse(View view) {
        if (!view.rules().plain()) {
            return general.analyse(view);
        }
        Workings known = settled(view);
        Analysis analysis = new Report(known).analysis();
        return joint(view) ? gold(known).run(analysis) : analysis;
    }

    private GoldAnalysis gold(Workings known) {
        return new GoldAnalysis(known.position(), prior, solver.layout().layers());
    }

    Position position(View view) {
        return begun(view).position();
    }

    double danger(View view, int cell) {
        return view.rules().plain() && !joint(view)
                ? settled(view).chance(cell)
                : analyse(view).danger(cell);
    }

    /**
     * The moves that are certain and can be made now: a covered cell that is safe is written as itself, one that is dangerous and not
     * flagged as its complement; see {@link Insight#certain}.
     */
    public int[] certain(View view) {
        if (!view.rules().plain()) {
            return general.certain(view);
        }
        Workings known = follow(view);
        withGold = null;
        int[] moves = known.movesToMake();
        while (moves.length == 0 && !givenUp(known) && known.proveMore()) {
            moves = known.movesToMake();
        }
        if (moves.length == 0) {
            known.settle();
        }
        if (moves.length == 0 && joint(view)) {
            known.prove(gold(known).certain(new Report(known).analysis()));
            moves = known.movesToMake();
        }
        return moves;
    }

    long worlds(View view) {
        return !view.rules().plain() || joint(view) ? MANY : Headcount.of(settled(view));
    }

    Optional<WorldList> list(View view, int most) {
        Budget budget = allowance.budget();
        boolean few = worlds(view) <= most && settled(view).position().unknownCells() > 0;
        return few ? budget.within(() -> Listing.of(settled(view), budget)) : Optional.empty();
    }

    boolean chances(View view, Groups groups) {
        if (!view.rules().plain()) {
            return general.analyse(view).show(groups);
        }
        return joint(view) ? jointly(view).show(groups) : settled(view).chances(groups);
    }

    // Kept for the view and as many open cells as it was worked out for.
    private Analysis jointly(View view) {
        Analysis known = withGold;
        if (known == null || goldView != view || goldOpened != view.opened()) {
            known = analyse(view);
            withGold = known;
            goldView = view;
            goldOpened = view.opened();
        }
        return known;
    }

    boolean chancesWithoutGold(View view, Groups groups) {
        return view.rules().plain() && settled(view).chances(groups);
    }
}
