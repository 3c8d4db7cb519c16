package sweeplab.prove.lines;

/** How much work a search may still do, counted in steps and not in time, so that every machine gives the same answer. */
public final class StepsLeft {

    private long left;

    public StepsLeft(long steps) {
        left = steps;
    }

    /** Takes some steps; false if there are none left. */
    boolean spend(int steps) {
        left -= steps;
        return left >= 0;
    }

    public boolean spent() {
        return left < 0;
    }
}
