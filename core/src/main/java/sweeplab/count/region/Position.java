package sweeplab.count.region;

import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.base.IntList;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Groups;
import sweeplab.knowledge.Prior;
import sweeplab.view.View;

/** All that is worked out about one view and kept from move to move. */
public final class Position {

    private static final int[] NOTHING = {};

    private final Prior prior;
    private final Solver solver;
    private final Frontier frontier;
    private final Regions regions;
    private final FreeCells freeCells;
    private final CluePairs pairs;
    private final QuickBlend quick = new QuickBlend();
    private Blend blend = quick;
    private boolean blended;
    private boolean fits;
    private boolean settled;

    public Position(View view, Prior prior, Solver solver) {
        this.prior = prior;
        this.solver = solver;
        frontier = new Frontier(view);
        regions = new Regions(frontier, solver);
        freeCells = new FreeCells(frontier);
        pairs = new CluePairs(frontier);
    }

    /** Starts on another view of the same board. */
    public void begin(View view) {
        regions.clear();
        freeCells.clear();
        pairs.clear();
        frontier.begin(view);
        settled = false;
    }

    /** Takes over what is known of another position of the same board that this view continues. */
    public void copy(Position other, View next) {
        regions.copy(other.regions);
        freeCells.copy(other.freeCells);
        pairs.clear();
        frontier.copy(other.frontier, next);
        settled = false;
    }

    public Frontier frontier() {
        return frontier;
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
        return settled && frontier.upToDate(view);
    }

    /** Reads the view on and draws the conclusions of single clues. */
    public void update() {
        blended = false;
        fits = true;
        settled = false;
        frontier.update();
    }

    /** Proves more, if more can be proved: true if something was. */
    public boolean proveMore() {
        if (!consistent()) {
            return false;
        }
        return proveRest() || pairs.prove() || regions.decide() || proveByTotal();
    }

    public boolean consistent() {
        return frontier.consistent() && regions.consistent() && fits;
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
        return frontier.unknownCells() - regions.cellsInside();
    }

    // When no danger is left, or nothing else, the clues need not be asked.
    private boolean proveRest() {
        int left = frontier.dangersLeft();
        int unknown = frontier.unknownCells();
        if (left == View.UNTOLD || unknown == 0 || left != 0 && left != unknown) {
            return false;
        }
        for (int cell = 0; cell < frontier.topology().size(); cell++) {
            frontier.prove(cell, left == 0);
        }
        frontier.propagate();
        return true;
    }

    private boolean proveByTotal() {
        int left = frontier.dangersLeft();
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
        int before = frontier.unknownCells();
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
        frontier.propagate();
        return frontier.unknownCells() < before;
    }

    /** Takes in what an analysis proved. */
    public void prove(Analysis analysis) {
        analysis.safe().forEach(cell -> frontier.prove(cell, true));
        analysis.dangers().forEach(cell -> frontier.prove(cell, false));
        frontier.propagate();
        settled = false;
    }

    /** What was proved and can still be played. */
    public int[] movesToMake() {
        IntList proved = frontier.proved;
        View view = frontier.view();
        int kept = 0;
        for (int i = 0; i < proved.size; i++) {
            int move = proved.items[i];
            int cell = move < 0 ? ~move : move;
            if (view.covered(cell) && (move >= 0 || !view.flagged(cell))) {
                proved.items[kept++] = move;
            }
        }
        proved.size = kept;
        return kept == 0 ? NOTHING : proved.toArray();
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
