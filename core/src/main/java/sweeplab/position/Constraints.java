package sweeplab.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
        GoldClue rule = view.rules().goldClue();
        int[] scope = rule.scope(topology, cell);
        int seen = 0;
        for (int each : scope) {
            seen += view.gold(each) ? 1 : 0;
        }
        int[] cells = goldCandidates(scope);
        int least = rule.atLeast(view.goldClue(cell)) - seen;
        int most = rule.atMost(view.goldClue(cell), scope.length) - seen;
        return Optional.of(new Constraint(Subject.GOLD, cells, Math.max(least, 0), Math.min(most, cells.length), cell));
    }

    private int[] goldCandidates(int[] scope) {
        return Arrays.stream(scope)
                .filter(cell -> view.covered(cell) && !position.danger(cell))
                .toArray();
    }
}
