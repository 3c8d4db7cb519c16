package sweeplab.agent;

import sweeplab.infer.exact.Exact;
import sweeplab.view.Status;
import sweeplab.view.View;

/** Plays what is certain, and when nothing is, the cell with the least chance of danger. */
public final class ExactAgent implements Agent, Exact.Groups {

    private static final double SAME = 1e-9;

    private final Exact exact = new Exact();
    private int best;
    private double least;

    @Override
    public Decision decide(View view) {
        int[] moves = exact.certain(view);
        if (moves.length > 0) {
            return new Decision.Certain("exact", moves);
        }
        best = -1;
        least = 2;
        if (view.status() != Status.PLAYING || !exact.chances(this) || best < 0) {
            return new Decision.Resign("nothing left to probe");
        }
        return new Decision.Guess("safest", best, least);
    }

    @Override
    public void beside(int[] cells, int from, int to, double danger) {
        if (danger < least - SAME) {
            least = danger;
            best = cells[from];
        }
    }

    @Override
    public void free(int count, int cell, double danger) {
        if (danger < least - SAME) {
            least = danger;
            best = cell;
        }
    }
}
