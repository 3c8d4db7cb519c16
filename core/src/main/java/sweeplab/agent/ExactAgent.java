package sweeplab.agent;

import sweeplab.infer.exact.Exact;
import sweeplab.view.Status;
import sweeplab.view.View;

/** Plays what is certain, and when nothing is, the cell with the least chance of danger. */
public final class ExactAgent implements Agent, Exact.Groups {

    // Chances closer than this are the same chance, computed in another order.
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
        if (view.status() != Status.PLAYING || view.left() == 0) {
            return new Decision.Resign("nothing left to probe");
        }
        return guess(view);
    }

    private Decision guess(View view) {
        best = -1;
        least = 2;
        if (exact.chances(this) && best >= 0) {
            return new Decision.Guess("safest", best, least);
        }
        if (exact.chancesWithoutGold(this) && best >= 0) {
            return new Decision.Guess("safest, gold left aside", best, least);
        }
        return new Decision.Guess("first, chances not known", firstLeft(view), Double.NaN);
    }

    private static int firstLeft(View view) {
        int cell = 0;
        while (!view.covered(cell) || view.flagged(cell)) {
            cell++;
        }
        return cell;
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
