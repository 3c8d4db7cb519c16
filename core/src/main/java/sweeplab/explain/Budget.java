package sweeplab.explain;

/** How much work a search may still do, counted in steps and not in time, so that every machine gives the same answer. */
final class Budget {

    private long left;

    Budget(long steps) {
        left = steps;
    }

    /** Takes some steps; false if there are none left. */
    boolean spend(int steps) {
        left -= steps;
        return left >= 0;
    }

    boolean spent() {
        return left < 0;
    }
}
