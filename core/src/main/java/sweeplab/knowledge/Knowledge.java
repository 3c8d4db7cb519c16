package sweeplab.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.knowledge.Constraint.Subject;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/**
 * What a player knows of one game: which cells are safe and which are dangers, told, seen or proved, and what the clues still say
 * of the others. Kept up to date from the view's journal; flags that somebody else set are no knowledge.
 */
public final class Knowledge {

    private static final byte UNKNOWN = 0;
    private static final byte SAFE = 1;
    private static final byte DANGER = 2;

    private final View view;
    private final Topology topology;
    private final byte[] state;
    // Around every cell: how many neighbours are unknown, and how many are known dangers.
    private final int[] unknownAround;
    private final int[] dangersAround;
    private final CellSet frontier;
    private final int[] facts;
    private int factCount;
    private int dangers;
    private int unknown;
    private int read;

    public Knowledge(View view) {
        this.view = view;
        topology = view.topology();
        int size = topology.size();
        state = new byte[size];
        unknownAround = new int[size];
        dangersAround = new int[size];
        frontier = new CellSet(size);
        facts = new int[size];
        unknown = size;
        for (int cell = 0; cell < size; cell++) {
            unknownAround[cell] = topology.degree(cell);
        }
        for (int cell = 0; cell < size; cell++) {
            if (view.blocked(cell)) {
                learn(Fact.safe(cell));
            }
        }
        for (int start : view.starts()) {
            learn(Fact.safe(start));
        }
        update();
    }

    /** Reads what was uncovered since the last time. */
    public void update() {
        while (read < view.opened()) {
            int cell = view.opened(read++);
            learn(Fact.of(cell, view.exploded(cell)));
            if (view.hasClue(cell)) {
                bringIntoSight(cell);
            }
        }
    }

    private void bringIntoSight(int clue) {
        int[] adjacency = topology.adjacency();
        for (int i = topology.firsts()[clue], end = topology.firsts()[clue + 1]; i < end; i++) {
            if (state[adjacency[i]] == UNKNOWN) {
                frontier.add(adjacency[i]);
            }
        }
    }

    /** Takes in a fact, seen or proved; false if it was known. */
    public boolean learn(int fact) {
        int cell = Fact.cell(fact);
        if (state[cell] != UNKNOWN) {
            return false;
        }
        boolean danger = Fact.isDanger(fact);
        state[cell] = danger ? DANGER : SAFE;
        dangers += danger ? 1 : 0;
        unknown--;
        facts[factCount++] = fact;
        frontier.remove(cell);
        int[] adjacency = topology.adjacency();
        for (int i = topology.firsts()[cell], end = topology.firsts()[cell + 1]; i < end; i++) {
            unknownAround[adjacency[i]]--;
            dangersAround[adjacency[i]] += danger ? 1 : 0;
        }
        return true;
    }

    public View view() {
        return view;
    }

    public Topology topology() {
        return topology;
    }

    /** How many entries of the view's journal are taken in. */
    public int read() {
        return read;
    }

    /** True if the cell is neither known to be safe nor known to be a danger. */
    public boolean unknown(int cell) {
        return state[cell] == UNKNOWN;
    }

    public boolean safe(int cell) {
        return state[cell] == SAFE;
    }

    public boolean danger(int cell) {
        return state[cell] == DANGER;
    }

    /** How many cells are unknown. */
    public int unknownCells() {
        return unknown;
    }

    /** How many dangers are known, in sight or not. */
    public int knownDangers() {
        return dangers;
    }

    /** The first unknown cell at or after this one that a clue speaks of, or -1. */
    public int nextFrontier(int from) {
        return frontier.next(from);
    }

    /** The unknown cells that at least one clue speaks of. */
    public CellSet frontier() {
        return frontier.copy();
    }

    /** How many facts are known: they are numbered in the order in which they became known. */
    public int facts() {
        return factCount;
    }

    /** The i-th fact, see {@link Fact}. */
    public int fact(int i) {
        return facts[i];
    }

    /** True if the cell has a clue that speaks of an unknown cell. */
    public boolean informs(int cell) {
        return unknownAround[cell] > 0 && view.hasClue(cell);
    }

    /** How many neighbours of a cell are unknown. */
    public int unknownAround(int cell) {
        return unknownAround[cell];
    }

    /** The fewest dangers among the unknown neighbours of a cell that has a clue. */
    public int atLeast(int clue) {
        return view.atLeast(clue) - dangersAround[clue];
    }

    /** The most dangers among the unknown neighbours of a cell that has a clue. */
    public int atMost(int clue) {
        return view.atMost(clue) - dangersAround[clue];
    }

    /** The unknown neighbours of a cell, in ascending order. */
    public int[] unknownNeighbours(int cell) {
        return only(topology.neighbours(cell), unknownAround[cell]);
    }

    private int[] only(int[] cells, int room) {
        int[] found = new int[room];
        int n = 0;
        for (int cell : cells) {
            if (state[cell] == UNKNOWN) {
                found[n++] = cell;
            }
        }
        return n == room ? found : java.util.Arrays.copyOf(found, n);
    }

    /** What a clue says of the cells that are still unknown. */
    public Constraint constraint(int clue) {
        return new Constraint(Subject.DANGER, unknownNeighbours(clue), atLeast(clue), atMost(clue), clue);
    }

    /** What all clues say, in the order of their cells. */
    public List<Constraint> constraints() {
        List<Constraint> all = new ArrayList<>();
        for (int cell = 0; cell < state.length; cell++) {
            if (informs(cell)) {
                all.add(constraint(cell));
            }
        }
        return all;
    }

    /** What the total number of dangers says of the unknown cells (D7); nothing if the player is not told it. */
    public Optional<Constraint> total() {
        if (view.dangers() == View.UNTOLD) {
            return Optional.empty();
        }
        int left = view.dangers() - dangers;
        int[] cells = new int[unknown];
        int n = 0;
        for (int cell = 0; cell < state.length; cell++) {
            if (state[cell] == UNKNOWN) {
                cells[n++] = cell;
            }
        }
        return Optional.of(new Constraint(Subject.DANGER, cells, left, left, Constraint.TOTAL));
    }

    /** What an uncovered cell says of gold (D8, D9): gold in sight is counted off, and a known danger holds none. */
    public Optional<Constraint> goldConstraint(int cell) {
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
        return java.util.Arrays.stream(scope)
                .filter(cell -> view.covered(cell) && state[cell] != DANGER)
                .toArray();
    }
}
