// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.base.PublicApi;

/** What an agent wants to do. */
@PublicApi
public sealed interface Decision {

    /** The name of the reasoning that led to it. */
    String by();

    /** Moves that are proved right, in order; see {@link Move} for how they are written. */
    record Certain(String by, int... moves) implements Decision {}

    /** A probe that may go wrong; the risk is the chance of a danger, or NaN if it is not known. */
    record Guess(String by, int cell, double risk) implements Decision {}

    /** Nothing more to do. */
    record Resign(String by) implements Decision {}

    /** The agent broke down or broke the rules, and has lost the game; {@code by} says what happened. */
    record Forfeit(String by) implements Decision {}
}
