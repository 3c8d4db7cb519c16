package sweeplab.endgame;

/** How many nodes of a game tree may still be visited. */
public final class NodesLeft {

    private long left;
    private long used;

    public NodesLeft(long nodes) {
        left = nodes;
    }

    /** Takes one node; false, from then on, if there is none left. */
    boolean spend() {
        used++;
        return --left >= 0;
    }

    boolean spent() {
        return left < 0;
    }

    long used() {
        return used;
    }
}
