package sweeplab.app.watch;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.Hint;
import sweeplab.view.Status;
import sweeplab.view.View;

/** Hints that say a little more each time they are asked for in the same position. */
final class Ladder {

    private @Nullable Hint hint;
    private int rung;

    /** The next rung for this position; empty when all was said. */
    List<String> climb(View view) {
        Hint.Level[] levels = Hint.Level.values();
        if (view.status() != Status.PLAYING || rung >= levels.length) {
            return List.of();
        }
        Hint given = hint == null ? Hint.of(view) : hint;
        hint = given;
        List<String> text = given.text(levels[rung]);
        rung = given.proof().isEmpty() ? levels.length : rung + 1;
        return text;
    }

    /** The position has changed, or something else was asked for. */
    void startAgain() {
        hint = null;
        rung = 0;
    }
}
