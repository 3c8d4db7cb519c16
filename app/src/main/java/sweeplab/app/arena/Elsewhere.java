// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import java.util.List;
import java.util.ServiceLoader;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.Grounds;
import sweeplab.arena.Span;

/** Other machines, by their address: whatever module understands it is looked for when the program runs. */
public record Elsewhere(String address, Grounds grounds) {

    // Enough pieces that many machines have work to the end, and none so long that much is lost with one.
    private static final int PIECES = 400;
    private static final int LONGEST = 1000;

    public static Elsewhere at(String address) {
        for (Grounds grounds : ServiceLoader.load(Grounds.class)) {
            if (grounds.knows(address)) {
                return new Elsewhere(address, grounds);
            }
        }
        throw Failure.badInput("--on " + address
                + ": write local[N] or spark://HOST:PORT, and start with ./sweep, which fetches Spark");
    }

    void play(Tournament tournament) {
        int longest = Math.max(1, Math.min(LONGEST, tournament.plan().bouts() / PIECES));
        List<Span> left = tournament.left(longest);
        if (left.isEmpty()) {
            return;
        }
        try {
            grounds.play(address, tournament.plan(), left, tournament);
        } catch (IllegalStateException e) {
            throw Failure.failed(
                    address + " failed: " + e.getMessage() + "\nWhat was played is kept; --resume goes on.");
        }
    }
}
