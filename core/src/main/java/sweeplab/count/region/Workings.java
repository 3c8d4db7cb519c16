// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.base.IntList;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Groups;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.position.Prior;
import sweeplab.view.View;

/** All that exact counting works out about one view and keeps from move to move: regions, free cells and pairs of clues hang on one position. */
public final class Workings {

    private static final int[] NOTHING = {};

    private final Prior prior;
    private final Solver solver;
    private final Position position;
    private final IntList proved = new IntList(64);
    private int heard;
    private final Regions regions;
    private final FreeCells freeCells;
    private final CluePairs pairs;
    private final QuickBlend quick = new QuickBlend();
    private Blend blend = quick;
    private boolean blended;
    private boolean fits;
    private boolean settled;

    public Workings(View view, Prior prior, Solver solver) {
        this.prior = prior;
        this.solver = solver;
        position = new Position(view);
        regions = new Regions(position, solver);
        freeCells = new FreeCells(position);
        pairs = new CluePairs(position);
    }

    /** Starts on another view of the same board. */
    public void begin(View view) {
        regions.clear();
        freeCells.clear();
        pairs.clear();
        position.begin(view);
        proved.clear();
        heard = 0;
        settled = false;
    }

    /** Takes over what is known of another position of the same board that this view continues. */
    public void copy(Workings other, View next) {
        regions.copy(other.regions);
        freeCells.copy(other.freeCells);
        pairs.clear();
        position.copy(other.position, next);
        proved.copy(other.proved);
        heard = other.heard;
        settled = false;
    }

    public Position position() {
        return position;
    }

    public Regions regions() {
        return regions;
    }

    public FreeCells freeCells() {
        return freeCells;
    }

    Blend blend() {
        return blend;
    }

    /** Nothing more is worked out, so that no chances are known. */
    public void giveUp() {
        blended = false;
    }

    /** There is nothing more to be proved from this view. */
    public void settle() {
        settled = true;
    }

    /** True if all was worked out for this view as it is now. */
    public boolean settled(View view) {
        return settled && position.upToDate(view);
    }

    /** Reads the view on and draws the conclusions of single clues. */
    public void update() {
        blended = false;
        fits = true;
        settled = false;
        position.update();
        position.propagate();
    }

    /** Proves more, if more can be proved: true if something was. */
    public boolean proveMore() {
        if (!consistent()) {
            return false;
        }
        return proveRest() || pairs.prove() || regions.decide() || proveByTotal();
    }

    public boolean consistent() {
        return position.consistent() && regions.consistent() && fits;
    }

    /** False if a region was too large, so that chances are not known. */
    boolean known() {
        return blended;
    }

    /** True if the chances of all cells are known. */
    public boolean solved() {
        return consistent() && blended && regions.tooLarge() == 0;
    }

    public int free() {
        return position.unknownCells() - regions.cellsInside();
    }

    // When no danger is left, or nothing else, the clues need not be asked.
    private boolean proveRest() {
        int left = position.dangersLeft();
        int unknown = position.unknownCells();
        if (left == View.UNTOLD || unknown == 0 || left != 0 && left != unknown) {
            return false;
        }
        for (int cell = 0; cell < position.topology().size(); cell++) {
            position.learn(Fact.of(cell, left != 0));
        }
        position.propagate();
        return true;
    }

    private boolean proveByTotal() {
        int left = position.dangersLeft();
        if (!regions.consistent() || regions.tooLarge() > 0 && left != View.UNTOLD) {
            return false;
        }
        if (left == View.UNTOLD) {
            blendUntold();
            return false;
        }
        if (totalDecides(left) && proveByReach(new ReachableTotals(regions, free(), left))) {
            return true;
        }
        if (fits) {
            blend(left);
        }
        return false;
    }

    private boolean proveByReach(ReachableTotals reach) {
        fits = reach.possible();
        return fits && proveWhatNeverOccurs(reach);
    }

    private void blendUntold() {
        double odds = 1.0 / prior.dangerShare();
        if (QuickBlend.reachesUntold(regions, prior.dangerShare())) {
            quick.runUntold(regions, odds);
            blendWith(Optional.of(quick));
        } else {
            blendWith(budget().within(() -> new WideBlend(regions, odds, budget())));
        }
    }

    private void blend(int left) {
        if (QuickBlend.reaches(regions, free(), 0)) {
            quick.run(regions, free(), left);
            blendWith(Optional.of(quick));
        } else {
            blendWith(budget().within(() -> new WideBlend(regions, free(), left, budget())));
        }
    }

    private Budget budget() {
        return solver.allowance().budget();
    }

    private void blendWith(Optional<? extends Blend> found) {
        blended = found.isPresent();
        blend = blended ? found.get() : blend;
    }

    // If every choice of solutions leaves the free cells a possible number of dangers, the total proves nothing.
    private boolean totalDecides(int left) {
        int least = 0;
        int most = 0;
        for (int i = 0; i < regions.count(); i++) {
            least += regions.get(i).table.least;
            most += regions.get(i).table.most();
        }
        return most >= left || left - least >= free();
    }

    private boolean proveWhatNeverOccurs(ReachableTotals reach) {
        int before = position.unknownCells();
        int free = free();
        for (int i = 0; i < regions.count(); i++) {
            Region region = regions.get(i);
            for (int box = 0; box < region.boxes(); box++) {
                boolean neverDanger = !reach.mayBeDanger(i, region.table, box);
                if (neverDanger || !reach.mayBeSafe(i, region.table, box)) {
                    regions.prove(region, box, neverDanger);
                }
            }
        }
        if (free > 0 && (reach.mostFree() == 0 || reach.leastFree() == free)) {
            freeCells.prove(reach.mostFree() == 0);
        }
        position.propagate();
        return position.unknownCells() < before;
    }

    /** Takes in what an analysis proved. */
    public void prove(Analysis analysis) {
        analysis.safe().forEach(cell -> position.learn(Fact.safe(cell)));
        analysis.dangers().forEach(cell -> position.learn(Fact.danger(cell)));
        position.propagate();
        settled = false;
    }

    /** What was proved and can still be played. */
    public int[] movesToMake() {
        View view = position.view();
        int kept = 0;
        for (int i = 0; i < proved.size; i++) {
            if (canBeMade(proved.items[i], view)) {
                proved.items[kept++] = proved.items[i];
            }
        }
        proved.size = kept;
        // Most facts are cells that were uncovered: they need not be kept at all.
        for (int end = position.facts(); heard < end; heard++) {
            if (canBeMade(position.fact(heard), view)) {
                proved.add(position.fact(heard));
            }
        }
        return proved.size == 0 ? NOTHING : proved.toArray();
    }

    private static boolean canBeMade(int fact, View view) {
        int cell = Fact.cell(fact);
        return view.covered(cell) && !(Fact.isDanger(fact) && view.flagged(cell));
    }

    /** The chance that a covered cell is a danger, 0 and 1 only if that is certain; no number if it is not known. */
    public double chance(int cell) {
        if (!consistent() || !position.view().covered(cell)) {
            return Double.NaN;
        }
        if (!position.unknown(cell)) {
            return position.danger(cell) ? 1 : 0;
        }
        return blended ? openChance(cell) : Double.NaN;
    }

    private double openChance(int cell) {
        Region region = regions.beside(cell);
        if (region == null) {
            return blend.freeChance();
        }
        return region.table.verdict == DangerTable.Verdict.SOLVED
                ? blend.chance(region.place, region.table, region.boxOf(cell))
                : Double.NaN;
    }

    public boolean chances(Groups groups) {
        if (!blended || !consistent()) {
            return false;
        }
        for (int i = 0; i < regions.count(); i++) {
            Region region = regions.get(i);
            for (int box = 0; region.table.verdict == DangerTable.Verdict.SOLVED && box < region.boxes(); box++) {
                groups.beside(
                        region.cells, region.starts[box], region.starts[box + 1], blend.chance(i, region.table, box));
            }
        }
        if (free() > 0) {
            groups.free(free(), freeCells.best(), blend.freeChance());
        }
        return true;
    }
}
