// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.base.PublicApi;

/** How a move is written as one number: a probe is its cell, a flag is the complement of its cell. */
@PublicApi
public final class Move {

    private Move() {}

    public static int probe(int cell) {
        return cell;
    }

    public static int flag(int cell) {
        return ~cell;
    }

    public static boolean isFlag(int move) {
        return move < 0;
    }

    public static int cell(int move) {
        return move < 0 ? ~move : move;
    }
}
