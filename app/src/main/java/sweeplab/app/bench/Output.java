// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.util.Optional;
import sweeplab.play.NoGuess;

/** How many certified boards a source gives in a CPU second, making and proving them included. */
public record Output(int boards, double cpuSeconds, double worstMillis, long attempts, long letters, String method) {

    /** Finds boards for so many CPU seconds, but at least one; nothing if one cannot be found by so many looks. */
    public static Optional<Output> measure(NoGuess source, double seconds, int most, int looks) {
        long begin = Clock.nanos();
        long now = begin;
        int boards = 0;
        long worst = 0;
        long attempts = 0;
        long letters = 0;
        String method = "";
        while (boards == 0 || boards < most && now - begin < seconds * 1e9) {
            Optional<NoGuess.Found> found = source.find(looks);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            boards++;
            attempts += found.get().attempts();
            letters += found.get().certificate().length();
            method = found.get().method().words();
            worst = Math.max(worst, Clock.nanos() - now);
            now = Clock.nanos();
        }
        return Optional.of(new Output(boards, (now - begin) / 1e9, worst / 1e6, attempts, letters, method));
    }

    public double perSecond() {
        return boards / cpuSeconds;
    }
}
