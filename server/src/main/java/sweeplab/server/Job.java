package sweeplab.server;

import org.eclipse.jetty.util.thread.Scheduler;
import sweeplab.base.Budget;

/** The work of one request on the slow lane, waiting for its turn or under way. */
final class Job implements Runnable {

    /** Something that takes a processor for a while, and looks at its budget. */
    interface Work {
        String run(Budget budget);
    }

    private final Exchange exchange;
    private final Work work;
    private final long millis;
    private final Budget whole = Budget.unlimited();
    private final Lanes lanes;
    private final Scheduler.Task patience;
    private final Runnable unwatch;

    /** A job that is told when it has waited long enough, and when nobody waits for it any more. */
    Job(Exchange exchange, Work work, long millis, Departures departures, Lanes lanes) {
        this.exchange = exchange;
        this.work = work;
        this.millis = millis;
        this.lanes = lanes;
        exchange.closeAfterwards();
        patience = exchange.after(millis, () -> lanes.giveUp(this, Refused.busy()));
        unwatch = departures.watch(exchange.channel(), () -> {
            whole.cancel();
            lanes.giveUp(this, Refused.left());
        });
    }

    void cancel() {
        whole.cancel();
    }

    @Override
    public void run() {
        patience.cancel();
        exchange.guard(this::work);
        end();
    }

    private void work() {
        String answer = whole.end().isPresent() ? "" : work.run(whole.withMillis(millis));
        if (whole.end().isPresent()) {
            throw Refused.left();
        }
        exchange.json(answer);
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
