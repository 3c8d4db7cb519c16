// SPDX-License-Identifier: Apache-2.0
package sweeplab.view;

import sweeplab.base.PublicApi;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.world.Topology;

/** The writing side of a view: held by the game, or by whoever sets up a position to analyse. */
@PublicApi
public final class Scene {

    private final View view;

    public Scene(Rules rules, Topology topology, int dangers, int golds, int... starts) {
        view = new View(rules, topology, dangers, golds, starts.clone());
    }

    private Scene(View view) {
        this.view = view;
    }

    /** A scene that begins with the position of this view: for trying out what a move would show. */
    public static Scene from(View position) {
        return new Scene(new View(position));
    }

    /** What the player gets. */
    public View view() {
        return view;
    }

    /** Uncovers a clear cell. */
    public void open(int cell, int clue, int goldClue) {
        enter(cell, (byte) clue, goldClue);
    }

    /** Uncovers a clear cell that shows no clue. */
    public void openSilent(int cell) {
        enter(cell, View.SILENT, GoldClue.UNTOLD);
    }

    /** Shows that a marked cell is a danger indeed, where marks are judged: it costs no life. */
    public void find(int cell, int clue) {
        enter(cell, View.FOUND, GoldClue.UNTOLD);
        if (view.foundClues.length > 0) {
            view.foundClues[cell] = (byte) clue;
        }
        view.explodedCells++;
    }

    /** Lets an uncovered clear cell show another number: for trying out all that it might show. */
    public void showInstead(int cell, int clue) {
        view.shown[cell] = (byte) clue;
    }

    /** Uncovers a cell with gold: a life more. */
    public void openGold(int cell, int goldClue) {
        enter(cell, View.GOLD, goldClue);
        view.goldCells++;
        view.lives++;
    }

    /** Uncovers a danger: a life less. */
    public void explode(int cell) {
        enter(cell, View.EXPLODED, 0);
        view.explodedCells++;
        view.lives--;
    }

    private void enter(int cell, byte shown, int goldClue) {
        if (view.shown[cell] == View.FLAGGED) {
            view.flaggedCells--;
        } else if (view.shown[cell] != View.COVERED) {
            throw new IllegalStateException(view.topology().name(cell) + " is not covered");
        }
        view.shown[cell] = shown;
        if (view.goldClues.length > 0) {
            view.goldClues[cell] = (byte) goldClue;
        }
        view.journal[view.opened++] = cell;
        view.coveredCells--;
    }

    /** Shows that a cell is blocked. */
    public void block(int cell) {
        view.shown[cell] = View.BLOCKED;
        view.coveredCells--;
    }

    public void flag(int cell) {
        if (view.shown[cell] != View.COVERED) {
            throw new IllegalStateException(view.topology().name(cell) + " is not covered, or has a flag already");
        }
        view.shown[cell] = View.FLAGGED;
        view.flaggedCells++;
    }

    public void unflag(int cell) {
        if (view.shown[cell] != View.FLAGGED) {
            throw new IllegalStateException(view.topology().name(cell) + " has no flag");
        }
        view.shown[cell] = View.COVERED;
        view.flaggedCells--;
    }

    /** Sets the number of lives to play with. */
    public void lives(int lives) {
        view.lives = lives;
    }

    public void end(Status status) {
        view.status = status;
    }
}
