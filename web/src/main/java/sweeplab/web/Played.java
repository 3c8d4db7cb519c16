// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.catalogue.Setup;
import sweeplab.game.BoardMetrics;
import sweeplab.game.Game;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** A game that a person plays in the page: turns that can be taken back and made again. */
final class Played implements OpenGame {

    /** What a person may do to a cell. */
    enum Kind {
        OPEN,
        FLAG,
        CHORD
    }

    /** Told of every cell before it is opened or marked; a strict game (V8) changes its world then. */
    interface BeforeTurn {
        void turn(Game game, int cell, boolean mark);
    }

    private record Turn(Kind kind, int cell) {}

    private static final BeforeTurn NOTHING = (game, cell, mark) -> {};

    /** On larger boards nobody counts clicks. */
    static final int MOST_CELLS_MEASURED = 10_000;

    private final Setup setup;
    private final int lives;
    private final BeforeTurn before;
    private final List<Turn> turns = new ArrayList<>();
    private final List<Turn> undone = new ArrayList<>();
    private Game game;

    Played(Setup setup, int lives) {
        this(setup, lives, NOTHING);
    }

    Played(Setup setup, int lives, BeforeTurn before) {
        this.setup = setup;
        this.lives = lives;
        this.before = before;
        game = setup.newGame(lives);
    }

    @Override
    public World world() {
        return game.world();
    }

    @Override
    public Setup setup() {
        return setup;
    }

    // A board that changes keeps the start itself safe and no more.
    @Override
    public int[] told() {
        return before == NOTHING ? OpenGame.super.told() : setup.starts();
    }

    @Override
    public View view(int moves) {
        return moves == NOW ? game.view() : after(moves).view();
    }

    int turns() {
        return turns.size();
    }

    /** What the board needs at least; nothing for a board so large that nobody counts. */
    Optional<BoardMetrics> metrics() {
        boolean small = setup.world().topology().size() <= MOST_CELLS_MEASURED;
        return small ? Optional.of(BoardMetrics.of(world())) : Optional.empty();
    }

    boolean canRedo() {
        return !undone.isEmpty();
    }

    /** Takes a turn; false if it changes nothing. */
    boolean take(Kind kind, int cell) {
        int size = setup.world().topology().size();
        if (cell < 0 || cell >= size) {
            throw new IllegalArgumentException("cell " + cell + " is outside the board: cells are 0 to " + (size - 1));
        }
        Turn turn = new Turn(kind, cell);
        if (!apply(game, turn)) {
            return false;
        }
        turns.add(turn);
        undone.clear();
        return true;
    }

    boolean undo() {
        if (turns.isEmpty()) {
            return false;
        }
        undone.add(turns.remove(turns.size() - 1));
        game = after(turns.size());
        return true;
    }

    boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        Turn turn = undone.remove(undone.size() - 1);
        apply(game, turn);
        turns.add(turn);
        return true;
    }

    private Game after(int count) {
        Game replayed = setup.newGame(lives);
        turns.subList(0, count).forEach(turn -> apply(replayed, turn));
        return replayed;
    }

    private boolean apply(Game game, Turn turn) {
        View view = game.view();
        int cell = turn.cell();
        if (game.over()) {
            return false;
        }
        return switch (turn.kind()) {
            case OPEN -> open(game, cell);
            case CHORD -> chord(game, cell);
            case FLAG -> view.covered(cell) && flag(game, cell);
        };
    }

    private boolean flag(Game game, int cell) {
        if (game.view().flagged(cell)) {
            game.unflag(cell);
        } else {
            before.turn(game, cell, true);
            game.flag(cell);
        }
        return true;
    }

    private boolean open(Game game, int cell) {
        boolean possible =
                !game.over() && game.view().covered(cell) && !game.view().flagged(cell);
        if (possible) {
            before.turn(game, cell, false);
            game.probe(cell);
        }
        return possible;
    }

    // Opens what is left around a number that has all its dangers flagged or in sight.
    private boolean chord(Game game, int cell) {
        View view = game.view();
        if (!view.hasClue(cell) || view.atLeast(cell) != view.atMost(cell)) {
            return false;
        }
        Topology topology = view.topology();
        int found = 0;
        for (int neighbour : topology.neighbours(cell)) {
            found += view.flagged(neighbour) || view.exploded(neighbour) ? 1 : 0;
        }
        boolean opened = false;
        for (int neighbour : found == view.atLeast(cell) ? topology.neighbours(cell) : new int[0]) {
            opened |= open(game, neighbour);
        }
        return opened;
    }
}
