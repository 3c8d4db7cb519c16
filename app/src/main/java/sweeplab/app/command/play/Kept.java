// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.play;

import java.util.function.Consumer;
import sweeplab.app.terminal.AtEnd;

/** A game that is kept once it is over, however it ends: with its last move, by a word, or with Ctrl-C. */
final class Kept {

    private final Runnable keep;
    private final AtEnd end;
    private boolean done;

    Kept(Runnable keep, Consumer<String> warning) {
        this.keep = keep;
        end = AtEnd.then("keep the game", () -> end(warning));
    }

    private void end(Consumer<String> warning) {
        try {
            keepOnce();
        } catch (RuntimeException e) {
            warning.accept(String.valueOf(e.getMessage()));
        }
    }

    private synchronized void keepOnce() {
        if (!done) {
            done = true;
            keep.run();
        }
    }

    /** The game is over. */
    void end() {
        keepOnce();
        end.callOff();
    }
}
