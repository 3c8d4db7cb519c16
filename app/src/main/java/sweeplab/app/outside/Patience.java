// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How long an answer is waited for: as long as its limit says, and on a busy machine longer, while the program goes on working and
 * has not yet had as much of a processor. Nobody loses a game because others took its time.
 */
final class Patience {

    /** By the clock no more than so many times the limit. */
    static final int MOST = 6;

    private static final int LOOKS_A_LIMIT = 4;

    private final long limit;
    private final LongSupplier used;
    private final LongSupplier clock;
    private final long begun;
    private final long usedBefore;
    private long usedAtLook;
    private long end;

    /** From now on; what was used and the clock are told in nanoseconds. */
    Patience(Duration limit, LongSupplier used, LongSupplier clock) {
        this.limit = limit.toNanos();
        this.used = used;
        this.clock = clock;
        begun = clock.getAsLong();
        end = begun + this.limit;
        usedBefore = used.getAsLong();
        usedAtLook = usedBefore;
    }

    /** Until it is to be asked whether to wait on. */
    long nanosLeft() {
        return Math.max(0, end - clock.getAsLong());
    }

    /** When that time is over: whether to wait on. */
    boolean goesOn() {
        long now = used.getAsLong();
        boolean works = now > usedAtLook;
        usedAtLook = now;
        end += limit / LOOKS_A_LIMIT;
        return works && now - usedBefore < limit && end - begun <= MOST * limit;
    }
}
