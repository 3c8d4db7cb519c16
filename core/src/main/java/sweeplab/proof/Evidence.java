// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import sweeplab.base.PublicApi;

/** Something a proof may rest on: what the view shows, what the rules say, or an earlier line of the proof. */
@PublicApi
public sealed interface Evidence {

    /** The clue in an open cell. */
    record Clue(int cell) implements Evidence {}

    /** What an open cell says of the gold near it. */
    record GoldNear(int cell) implements Evidence {}

    /** The number of dangers in all. */
    record Total() implements Evidence {}

    /** The amount of gold in all. */
    record GoldTotal() implements Evidence {}

    /** The rule that gold never touches a danger, and is none, for one cell of gold and one danger. */
    record Apart(int gold, int danger) implements Evidence {}

    /** A start cell is safe. */
    record Start(int cell) implements Evidence {}

    /** A flagged cell is a danger: only for those who trust the flags. */
    record Flag(int cell) implements Evidence {}

    /** The line of this number. */
    record Earlier(int line) implements Evidence {}

    /** True if this is a number on the board, the thing that proofs are measured by. */
    default boolean isClue() {
        return this instanceof Clue || this instanceof GoldNear;
    }
}
