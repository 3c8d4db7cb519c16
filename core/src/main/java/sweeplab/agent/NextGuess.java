package sweeplab.agent;

import sweeplab.count.Exact;
import sweeplab.count.result.Groups;
import sweeplab.view.View;

/** What a position that may come next holds: certain cells, or a guess, and how risky that is at least. */
final class NextGuess implements Groups {

    private final Exact now;
    private final Exact then;
    private double least;

    /** Goes on from the position that this engine was last asked about. */
    NextGuess(Exact now) {
        this.now = now;
        then = new Exact(now);
    }

    /** The engine that has worked out the position. */
    Exact exact() {
        return then;
    }

    /** Works out a position; how many of its cells are certainly safe, as far as is found with little work. */
    int certain(View view) {
        then.branch(now, view);
        int certain = 0;
        for (int move : then.certain(view)) {
            certain += Move.isFlag(move) ? 0 : 1;
        }
        return certain;
    }

    /** The danger of the safest cell where nothing is certain; 0 if there is none or it is not known. */
    double risk() {
        least = 1;
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
