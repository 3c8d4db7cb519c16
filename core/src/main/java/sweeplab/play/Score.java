// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import sweeplab.base.PublicApi;

/** What came of one game; {@code left} counts the covered cells without a flag. */
@PublicApi
public record Score(Result result, int probes, int guesses, int flags, int lives, int gold, int left) {

    /** The same game as a loss by the agent's own fault. */
    public Score asFault() {
        return new Score(Result.FAULT, probes, guesses, flags, lives, gold, left);
    }
}
