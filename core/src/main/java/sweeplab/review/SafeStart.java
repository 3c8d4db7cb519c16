// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.Optional;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Turn;

/** The rule of the ranking programs that the first cell opened is safe, for replays that do not say it. */
public final class SafeStart {

    private SafeStart() {}

    /** The same replay with its first cell told to be safe, where it says nothing of a start. */
    public static Replay of(Replay replay) {
        boolean silent = replay.trace().isEmpty()
                && replay.board().starts().length == 0
                && replay.board().rules().id().equals("classic");
        return silent ? first(replay).map(replay::withStarts).orElse(replay) : replay;
    }

    private static Optional<Integer> first(Replay replay) {
        return replay.turns().stream()
                .filter(turn -> turn.kind() == Turn.Kind.PROBE)
                .map(Turn::cell)
                .findFirst()
                .filter(cell -> !replay.board().world().danger(cell));
    }
}
