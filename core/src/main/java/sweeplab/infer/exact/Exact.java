package sweeplab.infer.exact;

import org.jspecify.annotations.Nullable;
import sweeplab.infer.Prior;
import sweeplab.view.View;

/**
 * Exact reasoning about positions. One object serves one thread: it remembers what it worked out as long as it is asked about
 * the same view, and patterns it has met for good.
 */
public final class Exact {

    /** As many states as a puzzle may have before the answer is "don't know": some 200 MB at worst. */
    public static final int USUAL_STATES = 1 << 20;

    private final Prior prior;
    private final Solver solver;
    private @Nullable Position position;

    public Exact() {
        this(Prior.USUAL, USUAL_STATES);
    }

    /** Reasoning with this belief about totals that are not told, and within this many states. */
    public Exact(Prior prior, int mostStates) {
        this.prior = prior;
        solver = new Solver(mostStates);
    }

    private Position follow(View view) {
        Position known = position;
        if (known == null || known.frontier().topology() != view.topology()) {
            known = new Position(view, prior, solver);
            position = known;
        } else if (known.frontier().view() != view) {
            known.begin(view);
        }
        known.update();
        return known;
    }

    /** The chances of all covered cells. */
    public Analysis analyse(View view) {
        Position known = follow(view);
        while (known.proveMore()) {
            // every round proves more cells
        }
        return new Report(known).analysis();
    }

    /** Told the chances of a position, group by group. */
    public interface Groups {

        /** The cells from {@code from} to {@code to - 1} of the list have the same clues, hence the same chance of danger. */
        void beside(int[] cells, int from, int to, double danger);

        /** So many cells have no clue beside them and share one chance; this is the one of them with the fewest neighbours. */
        void free(int count, int cell, double danger);
    }

    /**
     * The moves that are certain and can be made now: a covered cell that is safe is written as itself, one that is dangerous and not
     * flagged as its complement. If there are none, nothing is certain but what is flagged. Stops at the first that it
     * finds with little work: ask again when they are made.
     */
    public int[] certain(View view) {
        Position known = follow(view);
        int[] moves = known.movesToMake();
        while (moves.length == 0 && known.proveMore()) {
            moves = known.movesToMake();
        }
        return moves;
    }

    /** Shows the chances of all cells of which nothing is certain, after {@link #certain} found nothing for this view; false if they are not known. */
    public boolean chances(Groups groups) {
        Position known = position;
        return known != null && known.chances(groups);
    }
}
