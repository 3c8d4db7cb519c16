// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import sweeplab.proof.Evidence;
import sweeplab.proof.Sense;

/** A bound that the search for a proof has reached (a pseudo-Boolean constraint with weights of 1), both sides at once, and why it holds; variables are numbered by {@code Facts}. */
public final class Line {

    private static final Line[] NONE = {};

    /** Why a line holds. */
    public sealed interface Reason {
        record Given(Evidence evidence) implements Reason {}

        record Supposed(int serial) implements Reason {}

        record Counted(List<Use> uses) implements Reason {}

        record Refuted(Line assumption, Line absurdity) implements Reason {}
    }

    /** A use of one side of a line. */
    public record Use(Sense side, Line line) {}

    public final int[] vars;
    public final int least;
    public final int most;
    public final Reason reason;

    /** The suppositions it hangs on, in the order they were made. */
    public final Line[] open;

    /** This line alone as a cause, from its lower and from its upper side. */
    final Cause asLeast = new Cause(new Line[] {this}, NONE);

    final Cause asMost = new Cause(NONE, new Line[] {this});

    private Line(int[] vars, int least, int most, Reason reason) {
        this.vars = vars;
        this.least = least;
        this.most = most;
        this.reason = reason;
        open = openOf(reason);
    }

    public static Line given(Evidence evidence, int[] vars, int least, int most) {
        return new Line(vars, least, most, new Reason.Given(evidence));
    }

    static Line supposed(int var, boolean value, int serial) {
        return new Line(new int[] {var}, value ? 1 : 0, value ? 1 : 0, new Reason.Supposed(serial));
    }

    /** The supposition that at least, or at most, so many of these hold. */
    static Line supposed(Sense sense, int count, int[] vars, int serial) {
        boolean least = sense == Sense.LEAST;
        return new Line(vars, least ? count : 0, least ? vars.length : count, new Reason.Supposed(serial));
    }

    static Line counted(Sense sense, int count, int[] vars, List<Use> uses) {
        boolean least = sense == Sense.LEAST;
        return new Line(vars, least ? count : 0, least ? vars.length : count, new Reason.Counted(uses));
    }

    /** The opposite of a supposition that became absurd. */
    static Line refuted(Line assumption, Line absurdity) {
        boolean wasLeast = assumption.least > 0;
        int least = wasLeast ? 0 : assumption.most + 1;
        int most = wasLeast ? assumption.least - 1 : assumption.vars.length;
        return new Line(assumption.vars, least, most, new Reason.Refuted(assumption, absurdity));
    }

    /** The side of a line about one variable that says which value it has. */
    Sense side() {
        return least == 1 ? Sense.LEAST : Sense.MOST;
    }

    public boolean given() {
        return reason instanceof Reason.Given;
    }

    /** True if it tells of one cell outright: a flag or a start cell. */
    public boolean isTold() {
        return reason instanceof Reason.Given given
                && (given.evidence() instanceof Evidence.Flag || given.evidence() instanceof Evidence.Start);
    }

    /** True if it counts cells far and wide, so that clues can be packed under it: a total, or a supposition about many cells. */
    boolean isTotal() {
        if (reason instanceof Reason.Supposed) {
            return vars.length > 1;
        }
        return reason instanceof Reason.Given given
                && (given.evidence() instanceof Evidence.Total || given.evidence() instanceof Evidence.GoldTotal);
    }

    boolean hangsOn(Line assumption) {
        for (Line each : open) {
            if (each == assumption) {
                return true;
            }
        }
        return false;
    }

    private Line[] openOf(Reason why) {
        if (why instanceof Reason.Supposed) {
            return new Line[] {this};
        }
        if (why instanceof Reason.Refuted refuted) {
            return without(refuted.absurdity().open, refuted.assumption());
        }
        return why instanceof Reason.Counted counted ? union(counted.uses()) : NONE;
    }

    private static Line[] without(Line[] lines, Line out) {
        return Arrays.stream(lines).filter(line -> line != out).toArray(Line[]::new);
    }

    private static Line[] union(List<Use> uses) {
        TreeSet<Line> all = null;
        Line[] first = NONE;
        for (Use use : uses) {
            Line[] more = use.line().open;
            if (more.length > 0 && more != first) {
                if (first.length == 0) {
                    first = more;
                } else {
                    all = all == null ? set(first) : all;
                    all.addAll(List.of(more));
                }
            }
        }
        return all == null ? first : all.toArray(NONE);
    }

    private static TreeSet<Line> set(Line[] lines) {
        TreeSet<Line> set = new TreeSet<>((a, b) -> Integer.compare(serial(a), serial(b)));
        set.addAll(List.of(lines));
        return set;
    }

    private static int serial(Line assumption) {
        return ((Reason.Supposed) assumption.reason).serial();
    }
}
