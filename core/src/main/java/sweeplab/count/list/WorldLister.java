// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sweeplab.position.Constraint;
import sweeplab.position.Constraint.Subject;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Content;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * Lists every world that a small view allows, cell by cell with a look at the clues. Where the player is told how much gold
 * there is, or a clue speaks of gold that is not in sight, worlds say where the gold lies; other gold is left out.
 */
public final class WorldLister {

    private static final byte CLEAR = Content.CLEAR.code();
    private static final byte DANGER = Content.DANGER.code();
    private static final byte GOLD = Content.GOLD.code();
    private static final int STEPS_PER_WORLD = 1000;

    private final View view;
    private final Topology topology;
    private final int most;
    private final int[] cells;
    private final boolean[] mayBeGold;
    private final byte[] content;
    private final List<World> found = new ArrayList<>();
    private long steps;

    // For each constraint: how many there must and may still be, and how many of its cells are not yet decided.
    private final List<Constraint> constraints = new ArrayList<>();
    private final int[][] of;
    private final int[] least;
    private final int[] room;
    private final int[] undecided;

    private WorldLister(View view, int most) {
        this.view = view;
        this.most = most;
        topology = view.topology();
        content = new byte[topology.size()];
        mayBeGold = new boolean[topology.size()];
        steps = (long) STEPS_PER_WORLD * most + 1000;
        readView();
        least = constraints.stream().mapToInt(Constraint::atLeast).toArray();
        room = constraints.stream().mapToInt(Constraint::atMost).toArray();
        undecided = constraints.stream().mapToInt(c -> c.cells().length).toArray();
        of = new int[topology.size()][];
        for (int cell = 0; cell < of.length; cell++) {
            of[cell] = constraintsOn(cell);
        }
        cells = order();
    }

    /** All worlds that the view allows, or nothing if there are more than this many, or none. */
    public static Optional<WorldList> list(View view, int most) {
        return worlds(view, most).map(worlds -> WorldList.of(view.rules(), worlds, covered(view)));
    }

    /** The same worlds, each by itself. */
    public static Optional<List<World>> worlds(View view, int most) {
        WorldLister lister = new WorldLister(view, most);
        boolean complete = view.coveredCells() > 0 && lister.place(0);
        return complete && !lister.found.isEmpty() ? Optional.of(lister.found) : Optional.empty();
    }

    private static int[] covered(View view) {
        CellSet covered = new CellSet(view.topology().size());
        for (int cell = 0; cell < covered.capacity(); cell++) {
            if (view.covered(cell)) {
                covered.add(cell);
            }
        }
        return covered.toArray();
    }

    private void readView() {
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = view.exploded(cell)
                    ? DANGER
                    : view.gold(cell) ? GOLD : view.blocked(cell) ? Content.BLOCKED.code() : CLEAR;
            if (view.hasClue(cell)) {
                readClue(cell);
                readGoldClue(cell);
            }
        }
        for (int start : view.starts()) {
            if (view.covered(start)) {
                constraints.add(new Constraint(Subject.DANGER, new int[] {start}, 0, 0, start));
            }
        }
        CellSet all = CellSet.of(content.length, covered(view));
        if (view.dangers() != View.UNTOLD) {
            addTotal(Subject.DANGER, all, view.dangers() - view.explodedCells());
        }
        if (view.golds() != View.UNTOLD) {
            addTotal(Subject.GOLD, all, view.golds() - view.goldCells());
            all.forEach(cell -> mayBeGold[cell] = true);
        }
    }

    private void addTotal(Subject subject, CellSet all, int total) {
        constraints.add(new Constraint(subject, all.toArray(), total, total, Constraint.TOTAL));
    }

    private void readClue(int source) {
        CellSet cells = new CellSet(content.length);
        int seen = 0;
        for (int neighbour : topology.neighbours(source)) {
            seen += view.exploded(neighbour) ? 1 : 0;
            if (view.covered(neighbour)) {
                cells.add(neighbour);
            }
        }
        constraints.add(new Constraint(
                Subject.DANGER, cells.toArray(), view.atLeast(source) - seen, view.atMost(source) - seen, source));
    }

    private void readGoldClue(int source) {
        GoldClue kind = view.rules().goldClue();
        int clue = view.goldClue(source);
        if (clue == View.UNTOLD || kind == GoldClue.NONE) {
            return;
        }
        int[] scope = kind.scope(topology, source);
        CellSet cells = new CellSet(content.length);
        int seen = 0;
        for (int cell : scope) {
            seen += view.gold(cell) ? 1 : 0;
            if (view.covered(cell)) {
                cells.add(cell);
            }
        }
        int atLeast = kind.atLeast(clue) - seen;
        constraints.add(
                new Constraint(Subject.GOLD, cells.toArray(), atLeast, kind.atMost(clue, scope.length) - seen, source));
        if (atLeast > 0) {
            cells.forEach(cell -> mayBeGold[cell] = true);
        }
    }

    private int[] constraintsOn(int cell) {
        int[] on = new int[constraints.size()];
        int n = 0;
        for (int i = 0; i < on.length; i++) {
            if (Arrays.binarySearch(constraints.get(i).cells(), cell) >= 0) {
                on[n++] = i;
            }
        }
        return Arrays.copyOf(on, n);
    }

    // Clue by clue, so that a clue's cells are decided close together; cells that no clue speaks of come last.
    private int[] order() {
        CellSet left = CellSet.of(content.length, covered(view));
        int[] order = new int[left.size()];
        for (int n = 0; n < order.length; n++) {
            order[n] = nearest(order, n, left);
            left.remove(order[n]);
        }
        return order;
    }

    // The next cell that shares a clue with one already in order, the latest first; else one with a clue; else any.
    private int nearest(int[] order, int n, CellSet left) {
        for (int i = n - 1; i >= 0; i--) {
            for (int constraint : of[order[i]]) {
                int next = first(constraints.get(constraint), left);
                if (next >= 0) {
                    return next;
                }
            }
        }
        return left.stream()
                .filter(cell -> of[cell].length > totals())
                .findFirst()
                .orElse(left.next(0));
    }

    private static int first(Constraint constraint, CellSet left) {
        if (constraint.source() == Constraint.TOTAL) {
            return -1;
        }
        return Arrays.stream(constraint.cells())
                .filter(left::contains)
                .findFirst()
                .orElse(-1);
    }

    private int totals() {
        return (view.dangers() == View.UNTOLD ? 0 : 1) + (view.golds() == View.UNTOLD ? 0 : 1);
    }

    // Decides the n-th cell and all after it; false if there are too many worlds.
    private boolean place(int n) {
        if (steps-- <= 0) {
            return false;
        }
        if (n == cells.length) {
            return goldsApart() && !over() ? found.size() < most && found.add(World.of(topology, content)) : true;
        }
        int cell = cells[n];
        for (byte what = CLEAR; what <= GOLD; what++) {
            if (what == GOLD && !mayBeGold[cell]) {
                continue;
            }
            boolean fits = decide(cell, what);
            boolean go = !fits || place(n + 1);
            undo(cell, what);
            if (!go) {
                return false;
            }
        }
        return true;
    }

    private boolean decide(int cell, byte what) {
        content[cell] = what;
        boolean fits = true;
        for (int i : of[cell]) {
            int counts = counts(i, what);
            least[i] -= counts;
            room[i] -= counts;
            undecided[i]--;
            fits &= room[i] >= 0 && least[i] <= undecided[i];
        }
        return fits;
    }

    private void undo(int cell, byte what) {
        content[cell] = CLEAR;
        for (int i : of[cell]) {
            int counts = counts(i, what);
            least[i] += counts;
            room[i] += counts;
            undecided[i]++;
        }
    }

    private int counts(int constraint, byte what) {
        boolean danger = constraints.get(constraint).subject() == Subject.DANGER;
        return what == (danger ? DANGER : GOLD) ? 1 : 0;
    }

    private boolean goldsApart() {
        for (int cell : cells) {
            for (int i = 0; content[cell] == GOLD && i < topology.degree(cell); i++) {
                if (content[topology.neighbour(cell, i)] == DANGER) {
                    return false;
                }
            }
        }
        return true;
    }

    // The game goes on, so some safe cell is still covered.
    private boolean over() {
        for (int cell : cells) {
            if (content[cell] != DANGER) {
                return false;
            }
        }
        return true;
    }
}
