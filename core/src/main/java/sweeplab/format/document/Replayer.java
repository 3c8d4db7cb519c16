// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import java.util.ArrayList;
import java.util.List;
import sweeplab.game.Game;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Plays the clicks of a replay on a new game and says which moves they come to; a click that does nothing comes to none. */
public final class Replayer {

    private final Replay replay;
    private final Game game;
    private final View view;
    private final CellSet questions;
    private boolean questionMarks;

    public Replayer(Replay replay) {
        this.replay = replay;
        game = replay.board().newGame();
        view = game.view();
        questions = new CellSet(view.topology().size());
        questionMarks = replay.mouse().questionMarks();
    }

    public View view() {
        return view;
    }

    /** True if the cell has a question mark, which says nothing and stops nobody. */
    public boolean questioned(int cell) {
        return questions.contains(cell);
    }

    /** Makes all clicks. */
    public Game playAll() {
        turns();
        return game;
    }

    /** Makes all clicks and says which moves they come to. */
    public List<Turn> turns() {
        List<Turn> turns = new ArrayList<>();
        for (Replay.Click click : replay.clicks()) {
            turns.addAll(make(click));
        }
        return turns;
    }

    /** Makes one click. */
    public List<Turn> make(Replay.Click click) {
        List<Turn> turns = new ArrayList<>();
        if (click.kind() == Replay.Kind.MARKS_SETTING) {
            questionMarks = !questionMarks;
        } else if (!game.over()) {
            int cell = click.cell();
            switch (click.kind()) {
                case OPEN -> open(click, cell, turns);
                case MARK -> mark(click, cell, turns);
                default -> chord(click, cell, turns);
            }
        }
        return turns;
    }

    private void open(Replay.Click click, int cell, List<Turn> turns) {
        if (!view.covered(cell) && replay.mouse().superClick()) {
            chord(click, cell, turns);
        } else if (!game.over() && view.covered(cell) && !view.flagged(cell)) {
            turn(Turn.Kind.PROBE, cell, click, turns);
        }
    }

    // Nothing, flag, question mark and round again; without question marks straight back to nothing.
    private void mark(Replay.Click click, int cell, List<Turn> turns) {
        if (!view.covered(cell)) {
            return;
        }
        if (view.flagged(cell)) {
            turn(Turn.Kind.UNFLAG, cell, click, turns);
            if (questionMarks) {
                questions.add(cell);
            }
        } else if (!questions.remove(cell)) {
            turn(Turn.Kind.FLAG, cell, click, turns);
        }
    }

    private void chord(Replay.Click click, int cell, List<Turn> turns) {
        if (!view.hasClue(cell) || view.gold(cell) || flagsAround(cell) != view.atLeast(cell)) {
            return;
        }
        for (int neighbour : view.topology().neighbours(cell)) {
            if (!game.over() && view.covered(neighbour) && !view.flagged(neighbour)) {
                turn(Turn.Kind.PROBE, neighbour, click, turns);
            }
        }
    }

    private int flagsAround(int cell) {
        Topology topology = view.topology();
        int flags = 0;
        for (int i = 0; i < topology.degree(cell); i++) {
            int neighbour = topology.neighbour(cell, i);
            flags += view.flagged(neighbour) || view.exploded(neighbour) ? 1 : 0;
        }
        return flags;
    }

    private void turn(Turn.Kind kind, int cell, Replay.Click click, List<Turn> turns) {
        Turn turn = new Turn(kind, cell, click.millis());
        turn.apply(game);
        turns.add(turn);
    }
}
