// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How much work may still be done: until when, in how many steps, with how many bytes, and whether anybody still wants it. It is
 * handed down into all that may take long, and asked inside the loops. One thread uses it; any thread may cancel it.
 */
@PublicApi
public final class Budget {

    /** What made an end of the work. */
    public enum End {
        TIME,
        STEPS,
        CANCELLED
    }

    // Leaves loops that have nothing to return; caught by within, and nowhere else.
    private static final class GivenUp extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private static final long STEPS_BETWEEN_LOOKS = 1024;
    private static final int STEPS_OF_A_LOOK = 16;

    // Without a limit there are so many steps that no work comes near to it.
    private static final long UNCOUNTED = Long.MAX_VALUE / 2;

    // More milliseconds than that are no limit: their nanoseconds are no number.
    private static final long LONGEST = Long.MAX_VALUE / 1_000_000;

    private final @Nullable Budget whole;

    // The next larger budget that has a limit of steps.
    private final @Nullable Budget counting;

    private final long millis;
    private final long begun;
    private long stepsLeft;
    private long bytesLeft;
    private long untilLook;

    // Where there is no clock and nothing larger, there is nothing to look at: who cancels it says so here.
    private final long stepsBetweenLooks;
    private volatile @Nullable End end;

    private Budget(@Nullable Budget whole, long millis, long steps, long bytes) {
        this.whole = whole;
        counting = whole == null || whole.stepsLeft < UNCOUNTED ? whole : whole.counting;
        this.millis = millis > LONGEST ? Long.MAX_VALUE : millis;
        stepsLeft = steps;
        bytesLeft = bytes;
        boolean alone = whole == null && this.millis == Long.MAX_VALUE;
        stepsBetweenLooks = alone ? UNCOUNTED : STEPS_BETWEEN_LOOKS;
        untilLook = alone ? UNCOUNTED : 0;
        begun = this.millis == Long.MAX_VALUE ? 0 : System.nanoTime();
    }

    /** No limit, unless somebody cancels it. */
    public static Budget unlimited() {
        return new Budget(null, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** So much time from now on. */
    public static Budget millis(long millis) {
        return unlimited().withMillis(millis);
    }

    /** So many steps, on every machine the same. */
    public static Budget steps(long steps) {
        return unlimited().withSteps(steps);
    }

    /** A part of this budget, with at most so much time from now on; it ends when this one does. */
    public Budget withMillis(long most) {
        return new Budget(this, most, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** A part of this budget, with at most so many steps. */
    public Budget withSteps(long most) {
        return new Budget(this, Long.MAX_VALUE, most, Long.MAX_VALUE);
    }

    /** A part of this budget, with at most so many bytes at once. */
    public Budget withBytes(long most) {
        return new Budget(this, Long.MAX_VALUE, Long.MAX_VALUE, most);
    }

    /** Takes some steps, a step being about a microsecond or less; false, from then on, if it is spent. */
    public boolean spend(long steps) {
        stepsLeft -= steps;
        untilLook -= steps;
        // Nearly always there is nothing more to do, and inner loops ask.
        return (stepsLeft | untilLook) >= 0 && counting == null ? end == null : goesOnAfter(steps);
    }

    private boolean goesOnAfter(long steps) {
        if (stepsLeft < 0) {
            finish(End.STEPS);
        }
        if (counting != null) {
            counting.spend(steps);
        }
        return !lookNowAndThen();
    }

    /** Takes some bytes; false, and none are taken, if there are not so many left. Work that needs less may go on. */
    public boolean take(long bytes) {
        release(-bytes);
        for (Budget each = this; each != null; each = each.whole) {
            if (each.bytesLeft < 0) {
                release(bytes);
                return false;
            }
        }
        return true;
    }

    /** Bytes left at once; the largest number there is if there is no limit. */
    public long bytesLeft() {
        return whole == null ? bytesLeft : Math.min(bytesLeft, whole.bytesLeft());
    }

    /** Gives back bytes that were taken. */
    public void release(long bytes) {
        for (Budget each = this; each != null; each = each.whole) {
            each.bytesLeft += bytes;
        }
    }

    /** True if the work must end. */
    public boolean spent() {
        untilLook -= STEPS_OF_A_LOOK;
        return untilLook >= 0 ? end != null : lookNowAndThen();
    }

    /** Nobody wants the work any more. */
    public void cancel() {
        finish(End.CANCELLED);
    }

    /** What made an end of the work, if anything did. */
    public Optional<End> end() {
        look();
        return Optional.ofNullable(end);
    }

    /** Time left, in milliseconds; the largest number there is if there is no limit. */
    public long millisLeft() {
        long mine = millis == Long.MAX_VALUE ? millis : Math.max(0, millis - (System.nanoTime() - begun) / 1_000_000);
        return whole == null ? mine : Math.min(mine, whole.millisLeft());
    }

    /** Takes some steps, and leaves the work that {@link #within} does if there are none left. */
    public void demand(long steps) {
        if (!spend(steps)) {
            throw new GivenUp();
        }
    }

    /** Leaves the work that {@link #within} does. */
    public static void giveUp() {
        throw new GivenUp();
    }

    /** Does work that {@link #demand demands} steps of this budget or of a part of it; nothing if it had to be given up. */
    public <T> Optional<T> within(Supplier<T> work) {
        long before = bytesLeft;
        try {
            return Optional.of(work.get());
        } catch (GivenUp e) {
            release(before - bytesLeft);
            return Optional.empty();
        }
    }

    // The clock is looked at only now and then.
    private boolean lookNowAndThen() {
        if (untilLook < 0) {
            untilLook = stepsBetweenLooks;
            look();
        }
        return end != null;
    }

    private void look() {
        if (end == null && millis != Long.MAX_VALUE && System.nanoTime() - begun >= millis * 1_000_000) {
            finish(End.TIME);
        }
        if (end == null && whole != null) {
            whole.look();
            finish(whole.end);
        }
    }

    private void finish(@Nullable End how) {
        if (end == null) {
            end = how;
        }
    }
}
