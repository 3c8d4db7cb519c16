// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Optional;
import sweeplab.count.Insight;
import sweeplab.view.Status;
import sweeplab.view.View;

/** What an exact agent does where nothing needs to be weighed. */
public final class SureMoves {

    private SureMoves() {}

    /** The moves that are certain, or to resign where nothing is left to probe; nothing if it takes a guess. */
    public static Optional<Decision> of(Insight known) {
        View view = known.view();
        int[] moves = known.certain();
        if (moves.length > 0) {
            return Optional.of(new Decision.Certain("exact", moves));
        }
        return view.status() != Status.PLAYING || view.left() == 0
                ? Optional.of(new Decision.Resign("nothing left to probe"))
                : Optional.empty();
    }
}
