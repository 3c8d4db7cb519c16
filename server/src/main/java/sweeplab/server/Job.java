// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import org.eclipse.jetty.util.thread.Scheduler;
import sweeplab.base.Budget;

/** The work of one request on the slow lane, waiting for its turn or under way. */
final class Job {

    /** Something that takes a processor for a while, and looks at its budget. */
    interface Work {
        String run(Budget budget);
    }

    private static final long NANOS = 1_000_000;

    // An agent may think with several engines, and several jobs are under way.
    private static final long BYTES = Runtime.getRuntime().maxMemory() / 16;

    private final Exchange exchange;
    private final Work work;
    private final long millis;
    private final Budget whole = Budget.unlimited();
    private final long come = System.nanoTime();
    private volatile long cancelled = Long.MAX_VALUE;
    private final Lanes lanes;
    private final Scheduler.Task patience;
    private final Runnable unwatch;

    /** A job that is told when it has waited long enough, and when nobody waits for it any more. */
    Job(Exchange exchange, Work work, Limits limits, Departures departures, Lanes lanes) {
        this.exchange = exchange;
        this.work = work;
        millis = limits.millis();
        this.lanes = lanes;
        exchange.closeAfterwards();
        patience = exchange.after(limits.waitMillis(), () -> lanes.giveUp(this, Refused.busy()));
        unwatch = departures.watch(exchange.channel(), () -> {
            cancel();
            lanes.giveUp(this, Refused.left());
        });
    }

    void cancel() {
        cancelled = System.nanoTime();
        whole.cancel();
    }

    /** Whoever asked for it. */
    String address() {
        return exchange.address();
    }

    void run() {
        patience.cancel();
        exchange.guard(this::work);
        end();
    }

    private void work() {
        long begun = System.nanoTime();
        String answer =
                whole.end().isPresent() ? "" : work.run(whole.withMillis(millis).withBytes(BYTES));
        AccessLog.times(exchange.request(), times(begun, System.nanoTime()));
        if (whole.end().isPresent()) {
            throw Refused.left();
        }
        exchange.json(answer);
    }

    private AccessLog.Times times(long begun, long ended) {
        long allowed = Math.min(begun + millis * NANOS, Math.max(begun, cancelled));
        return new AccessLog.Times(
                (begun - come) / NANOS, (ended - begun) / NANOS, Math.max(0, ended - allowed) / NANOS);
    }

    /** Ends without having been run. */
    void refuse(Refused why) {
        exchange.refuse(why);
        end();
    }

    private void end() {
        patience.cancel();
        unwatch.run();
        lanes.ended(this);
    }
}
