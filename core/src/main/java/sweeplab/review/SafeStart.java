// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.Optional;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Turn;
import sweeplab.review.judge.BareSight;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What the start of a game says before anything is open: that its opening is one, or, of replays that say nothing, that the first cell opened is safe, as in the ranking programs. */
public final class SafeStart {

    private SafeStart() {}

    /** The same replay with its first cell told to be safe, where it says nothing of a start. */
    public static Replay of(Replay replay) {
        boolean silent = replay.trace().isEmpty()
                && replay.board().starts().length == 0
                && replay.board().rules().id().equals("classic");
        return silent ? first(replay).map(replay::withStarts).orElse(replay) : replay;
    }

    /** The cells that are safe by the rule of a game's start: of an opening those around it, too. */
    public static int[] told(GameId game, Topology topology, int... starts) {
        return game.start()
                .filter(Start::opening)
                .map(start -> start.spared(topology).toArray())
                .orElse(starts);
    }

    /** What is seen of a replay that is played again, with all that its start says. */
    public static BareSight sight(Replay replay, View player) {
        FullBoard board = replay.board();
        return new BareSight(
                player,
                replay.trace()
                        .map(trace -> told(trace.game(), board.world().topology(), board.starts()))
                        .orElse(board.starts()));
    }

    private static Optional<Integer> first(Replay replay) {
        return replay.turns().stream()
                .filter(turn -> turn.kind() == Turn.Kind.PROBE)
                .map(Turn::cell)
                .findFirst()
                .filter(cell -> !replay.board().world().danger(cell));
    }
}
