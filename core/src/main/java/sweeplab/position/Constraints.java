// SPDX-License-Identifier: Apache-2.0
package sweeplab.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import sweeplab.position.Constraint.Subject;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What clues and totals still say of the unknown cells of a position. */
public final class Constraints {

    private final Position position;
    private final View view;
    private final Topology topology;

    public Constraints(Position position) {
        this.position = position;
        view = position.view();
        topology = position.topology();
    }

    /** What a clue says of the cells that are still unknown. */
    public Constraint clue(int cell) {
        int[] cells = position.unknownNeighbours(cell);
        return new Constraint(Subject.DANGER, cells, position.atLeast(cell), position.atMost(cell), cell);
    }

    /** What all clues say, in the order of their cells. */
    public List<Constraint> clues() {
        List<Constraint> all = new ArrayList<>();
        for (int cell = 0; cell < topology.size(); cell++) {
            if (position.informs(cell)) {
                all.add(clue(cell));
            }
        }
        return all;
    }

    /** What the total number of dangers says of the unknown cells (D7); nothing if the player is not told it. */
    public Optional<Constraint> total() {
        int left = position.dangersLeft();
        if (left == View.UNTOLD) {
            return Optional.empty();
        }
        int[] cells = new int[position.unknownCells()];
        int n = 0;
        for (int cell = 0; cell < topology.size(); cell++) {
            if (position.unknown(cell)) {
                cells[n++] = cell;
            }
        }
        return Optional.of(new Constraint(Subject.DANGER, cells, left, left, Constraint.TOTAL));
    }

    /** What an uncovered cell says of gold (D8, D9): gold in sight is counted off, and a known danger holds none. */
    public Optional<Constraint> gold(int cell) {
        if (view.goldClue(cell) == View.UNTOLD || view.exploded(cell)) {
            return Optional.empty();
        }
        Constraint seen = goldAsSeen(view, cell, each -> !position.danger(each));
        int[] cells = seen.cells();
        return Optional.of(new Constraint(
                Subject.GOLD, cells, Math.max(seen.atLeast(), 0), Math.min(seen.atMost(), cells.length), cell));
    }

    /** What a clue says of all cells that are covered, whatever was told or proved of them: what a proof begins with. */
    public static Constraint asSeen(View view, int clue) {
        int[] around = view.topology().neighbours(clue);
        int seen = (int) Arrays.stream(around).filter(view::exploded).count();
        int[] covered = Arrays.stream(around).filter(view::covered).toArray();
        return new Constraint(Subject.DANGER, covered, view.atLeast(clue) - seen, view.atMost(clue) - seen, clue);
    }

    /** The same of what an uncovered cell says of gold, in those covered cells that may hold some. */
    public static Constraint goldAsSeen(View view, int cell, IntPredicate mayHold) {
        GoldClue rule = view.rules().goldClue();
        int[] scope = rule.scope(view.topology(), cell);
        int seen = (int) Arrays.stream(scope).filter(view::gold).count();
        int[] cells = Arrays.stream(scope)
                .filter(each -> view.covered(each) && mayHold.test(each))
                .toArray();
        int least = rule.atLeast(view.goldClue(cell)) - seen;
        int most = rule.atMost(view.goldClue(cell), scope.length) - seen;
        return new Constraint(Subject.GOLD, cells, least, most, cell);
    }
}
