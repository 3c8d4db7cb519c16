// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sweeplab.base.IntList;
import sweeplab.position.Fact;
import sweeplab.position.Position;

/** The regions of a board (connected components of the graph of clues and unknown cells), kept up to date: only those that a move touched are made and solved again. */
public final class Regions {

    private final Position position;
    private final Solver solver;
    private final @Nullable Region[] regionOf;
    private final int[] seen;
    private final int[] id;
    private int walk;

    private final Puzzle puzzle = new Puzzle();
    private final IntList pending = new IntList(64);
    private final IntList clues = new IntList(64);
    private final IntList cells = new IntList(64);

    private Region[] live = new Region[16];
    private int count;
    private int cellsInside;
    private int tooLarge;
    private boolean consistent = true;

    Regions(Position position, Solver solver) {
        this.position = position;
        this.solver = solver;
        int size = position.topology().size();
        regionOf = new Region[size];
        seen = new int[size];
        id = new int[size];
    }

    /** Forgets all regions. */
    void clear() {
        while (count > 0) {
            retire(live[count - 1]);
        }
        pending.clear();
        consistent = true;
    }

    /** Takes over the regions of another object for the same board. */
    void copy(Regions other) {
        clear();
        for (int i = 0; i < other.count; i++) {
            enlist(other.live[i].copy());
        }
        pending.copy(other.pending);
        consistent = other.consistent;
    }

    public int count() {
        return count;
    }

    public Region get(int i) {
        return live[i];
    }

    /** The region that an unknown cell lies in; nothing if no clue touches it. */
    @Nullable
    Region beside(int cell) {
        int[] adjacency = position.topology().adjacency();
        int end = position.topology().firsts()[cell + 1];
        Region found = null;
        for (int i = position.topology().firsts()[cell]; found == null && i < end; i++) {
            found = regionOf[adjacency[i]];
        }
        return found;
    }

    /** How many unknown cells lie in regions; the others are touched by no clue. */
    int cellsInside() {
        return cellsInside;
    }

    /** How many regions were too large to be solved. */
    int tooLarge() {
        return tooLarge;
    }

    boolean consistent() {
        return consistent;
    }

    /** Works out what changed, until something is proved (true, and the frontier knows it) or all is up to date (false). */
    boolean decide() {
        collectChanged();
        while (pending.size > 0 && consistent) {
            int clue = pending.pop();
            if (position.informs(clue) && regionOf[clue] == null && conclude(grow(clue))) {
                return true;
            }
        }
        return false;
    }

    private void collectChanged() {
        for (int i = 0; i < position.changed(); i++) {
            int clue = position.changed(i);
            pending.add(clue);
            Region old = regionOf[clue];
            if (old != null) {
                retire(old);
            }
        }
        position.noted();
    }

    private void retire(Region region) {
        for (int clue : region.clues) {
            regionOf[clue] = null;
            pending.add(clue);
        }
        live[region.place] = live[--count];
        live[region.place].place = region.place;
        cellsInside -= region.cells.length;
        tooLarge -= region.table.verdict == DangerTable.Verdict.TOO_LARGE ? 1 : 0;
    }

    private Region grow(int start) {
        collect(start);
        clues.sort();
        cells.sort();
        for (int i = 0; i < clues.size; i++) {
            id[clues.items[i]] = i;
        }
        puzzle.read(position, clues, cells, id);
        DangerTable table = solver.solve(puzzle);
        int[] starts = new int[puzzle.boxes + 1];
        int[] sorted = puzzle.cellsByBox(cells, starts);
        Region region = new Region(clues.toArray(), sorted, starts, table);
        enlist(region);
        return region;
    }

    /** The puzzle of a live region, in an object that is used again. */
    public Puzzle puzzle(Region region) {
        clues.clear();
        cells.clear();
        for (int clue : region.clues) {
            id[clue] = clues.size;
            clues.add(clue);
        }
        for (int cell : region.cells) {
            cells.add(cell);
        }
        cells.sort();
        puzzle.read(position, clues, cells, id);
        return puzzle;
    }

    // Walks from clue to unknown cell to clue; an old region that is met becomes part of the new one.
    private void collect(int start) {
        int[] firsts = position.topology().firsts();
        int[] adjacency = position.topology().adjacency();
        walk++;
        clues.clear();
        cells.clear();
        clues.add(start);
        seen[start] = walk;
        for (int next = 0; next < clues.size; next++) {
            int clue = clues.items[next];
            for (int i = firsts[clue], end = firsts[clue + 1]; i < end; i++) {
                int cell = adjacency[i];
                if (position.unknown(cell) && seen[cell] != walk) {
                    seen[cell] = walk;
                    cells.add(cell);
                    collectClues(firsts, adjacency, cell);
                }
            }
        }
    }

    private void collectClues(int[] firsts, int[] adjacency, int cell) {
        for (int i = firsts[cell], end = firsts[cell + 1]; i < end; i++) {
            int clue = adjacency[i];
            if (seen[clue] != walk && position.informs(clue)) {
                seen[clue] = walk;
                clues.add(clue);
                Region old = regionOf[clue];
                if (old != null) {
                    retire(old);
                }
            }
        }
    }

    private void enlist(Region region) {
        if (count == live.length) {
            live = Arrays.copyOf(live, 2 * count);
        }
        region.place = count;
        live[count++] = region;
        for (int clue : region.clues) {
            regionOf[clue] = region;
        }
        cellsInside += region.cells.length;
        tooLarge += region.table.verdict == DangerTable.Verdict.TOO_LARGE ? 1 : 0;
        consistent &= region.table.verdict != DangerTable.Verdict.IMPOSSIBLE;
    }

    private boolean conclude(Region region) {
        if (region.table.verdict != DangerTable.Verdict.DECIDED) {
            return false;
        }
        for (int box = 0; box < region.boxes(); box++) {
            if (region.table.support[box] != (DangerTable.MAY_BE_SAFE | DangerTable.MAY_BE_DANGER)) {
                prove(region, box, region.table.support[box] == DangerTable.MAY_BE_SAFE);
            }
        }
        position.propagate();
        return true;
    }

    /** Tells the frontier that all cells of a box are safe, or that all are dangerous. */
    void prove(Region region, int box, boolean safe) {
        for (int i = region.starts[box]; i < region.starts[box + 1]; i++) {
            position.learn(Fact.of(region.cells[i], !safe));
        }
    }
}
