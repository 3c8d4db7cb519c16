// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replayer;

/**
 * Turns presses and releases of mouse buttons into clicks. Both buttons, the middle one or shift begin a chord; it is made where the first of
 * them is let go, and the left button, if it is still down, then opens nothing, unless the right one goes down again, which begins another
 * chord. A right button that went down on an open cell and became part of a chord is no right click.
 */
final class MouseButtons {

    private static final int NONE = -1;

    private final List<Replay.Click> clicks = new ArrayList<>();
    private final Replayer game;
    private boolean left;
    private boolean right;
    private boolean middle;
    private boolean chording;
    private boolean leftSpent;
    private int idleRight = NONE;
    private int flags;

    MouseButtons(FullBoard board, Replay.Mouse mouse) {
        game = new Replayer(new Replay(board, List.of(), mouse, Map.of(), Optional.empty()));
    }

    List<Replay.Click> clicks() {
        return clicks;
    }

    /** The most flags that stood at once. */
    int flags() {
        return flags;
    }

    /** Takes the next event, which happened on this cell, or off the board if that is negative. */
    void take(MouseEvent.Kind kind, int cell, long millis) {
        switch (kind) {
            case LEFT_DOWN -> pressLeft(right);
            case SHIFT_DOWN -> pressLeft(true);
            case RIGHT_DOWN -> pressRight(cell, millis);
            case MIDDLE_DOWN -> middle = true;
            case LEFT_UP -> releaseLeft(cell, millis);
            case RIGHT_UP -> releaseRight(cell, millis);
            case MIDDLE_UP -> releaseMiddle(cell, millis);
            case BOTH_DOWN -> pressBoth();
            case LEFT, RIGHT, MIDDLE -> take(change(kind), cell, millis);
            case EARLY_FLAG -> click(Replay.Kind.MARK, cell, millis);
            case MARKS -> click(Replay.Kind.MARKS_SETTING, 0, millis);
            case MOVE -> {}
        }
    }

    private MouseEvent.Kind change(MouseEvent.Kind kind) {
        return switch (kind) {
            case LEFT -> left ? MouseEvent.Kind.LEFT_UP : MouseEvent.Kind.LEFT_DOWN;
            case RIGHT -> right ? MouseEvent.Kind.RIGHT_UP : MouseEvent.Kind.RIGHT_DOWN;
            default -> middle ? MouseEvent.Kind.MIDDLE_UP : MouseEvent.Kind.MIDDLE_DOWN;
        };
    }

    private void pressLeft(boolean chord) {
        left = true;
        leftSpent = false;
        chording = chord;
    }

    private void pressBoth() {
        left = true;
        right = true;
        leftSpent = false;
        chording = true;
    }

    private void pressRight(int cell, long millis) {
        right = true;
        if (left) {
            chording = true;
            leftSpent = false;
            return;
        }
        idleRight = cell >= 0 && !game.view().covered(cell) ? clicks.size() : NONE;
        click(Replay.Kind.MARK, cell, millis);
    }

    private void releaseLeft(int cell, long millis) {
        if (left && !leftSpent) {
            if (chording) {
                chord(cell, millis);
            } else {
                click(Replay.Kind.OPEN, cell, millis);
            }
        }
        left = false;
        chording = false;
    }

    private void releaseRight(int cell, long millis) {
        if (right && chording) {
            chord(cell, millis);
            leftSpent = left;
            chording = false;
        }
        right = false;
        idleRight = NONE;
    }

    private void releaseMiddle(int cell, long millis) {
        if (middle) {
            click(Replay.Kind.CHORD, cell, millis);
        }
        middle = false;
    }

    private void chord(int cell, long millis) {
        if (idleRight >= 0 && idleRight < clicks.size()) {
            clicks.remove(idleRight);
        }
        idleRight = NONE;
        click(Replay.Kind.CHORD, cell, millis);
    }

    private void click(Replay.Kind kind, int cell, long millis) {
        if (cell >= 0) {
            Replay.Click click = new Replay.Click(kind, cell, millis);
            clicks.add(click);
            game.make(click);
            flags = Math.max(flags, game.view().flaggedCells());
        }
    }
}
