package sweeplab.agent;

import java.util.Optional;
import sweeplab.count.Exact;
import sweeplab.view.Status;
import sweeplab.view.View;

/** What an exact agent does where nothing needs to be weighed. */
public final class SureMoves {

    private SureMoves() {}

    /** The moves that are certain, or to resign where nothing is left to probe; nothing if it takes a guess. */
    public static Optional<Decision> of(Exact exact, View view) {
        int[] moves = exact.certain(view);
        if (moves.length > 0) {
            return Optional.of(new Decision.Certain("exact", moves));
        }
        return view.status() != Status.PLAYING || view.left() == 0
                ? Optional.of(new Decision.Resign("nothing left to probe"))
                : Optional.empty();
    }
}
