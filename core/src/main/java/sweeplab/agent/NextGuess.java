// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.count.Insight;
import sweeplab.count.result.Groups;

/** What a position that may come next holds: certain cells, or a guess, and how risky that is at least. */
final class NextGuess implements Groups {

    private double least = 1;

    /**
     * What was found.
     *
     * @param certain how many cells are certainly safe, as far as is found with little work
     * @param risk the danger of the safest cell where nothing is certain, not even a danger; 0 if there is none or it is not
     *     known
     */
    record Found(int certain, double risk) {}

    private NextGuess() {}

    /** Works out a position. */
    static Found in(Insight then) {
        int[] moves = then.certain();
        int safe = 0;
        for (int move : moves) {
            safe += Move.isFlag(move) ? 0 : 1;
        }
        return new Found(safe, moves.length == 0 ? new NextGuess().risk(then) : 0);
    }

    private double risk(Insight then) {
        return then.chances(this) && least < 1 ? least : 0;
    }

    @Override
    public void beside(int[] cells, int from, int to, double danger) {
        least = Math.min(least, danger);
    }

    @Override
    public void free(int count, int cell, double danger) {
        least = Math.min(least, danger);
    }
}
