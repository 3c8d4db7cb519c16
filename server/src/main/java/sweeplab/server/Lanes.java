// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import sweeplab.base.Budget;

/**
 * Two lanes of as many threads as there are processors. What may take long waits for others of its kind, and never keeps
 * what is done in a moment from being done; the lane for it has a thread more, so that no address can take all. A request
 * that waits holds no thread.
 */
final class Lanes implements AutoCloseable {

    private final Limits limits;
    private final ThreadPoolExecutor quick;
    private final ThreadPoolExecutor slow;
    private final Turns turns;
    private final Departures departures = new Departures();
    private final Set<Job> jobs = ConcurrentHashMap.newKeySet();

    Lanes(Limits limits) {
        this.limits = limits;
        int processors = Runtime.getRuntime().availableProcessors();
        quick = lane("quick", processors, limits.waiting());
        slow = lane("slow", processors + 1, 1);
        // One look that has not begun is enough: it goes on as long as there are jobs.
        slow.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        turns = new Turns(limits.waiting(), processors);
    }

    private static ThreadPoolExecutor lane(String name, int threads, int waiting) {
        return new ThreadPoolExecutor(
                threads, threads, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(waiting), work -> {
                    Thread thread = new Thread(work, name);
                    thread.setDaemon(true);
                    return thread;
                });
    }

    /** Does work that mostly takes a moment; if it does not, it is begun again on the slow lane. */
    void quick(Exchange exchange, Job.Work work) {
        try {
            quick.execute(() -> tryQuickly(exchange, work));
        } catch (RejectedExecutionException e) {
            exchange.refuse(Refused.busy());
        }
    }

    private void tryQuickly(Exchange exchange, Job.Work work) {
        Budget moment = Budget.steps(limits.quickSteps());
        exchange.guard(() -> {
            String answer = work.run(moment);
            if (moment.end().isPresent()) {
                slow(exchange, work);
            } else {
                exchange.json(answer);
            }
        });
    }

    /** Does work that may take long. */
    void slow(Exchange exchange, Job.Work work) {
        Job job = new Job(exchange, work, limits, departures, this);
        jobs.add(job);
        turns.add(job).ifPresent(tooMany -> tooMany.refuse(Refused.busy()));
        slow.execute(this::workOn);
    }

    private void workOn() {
        for (Optional<Job> job = turns.next(); job.isPresent(); job = turns.next()) {
            try {
                job.get().run();
            } finally {
                turns.ended(job.get());
            }
        }
    }

    /** Takes a job that has not begun out of the lane. */
    void giveUp(Job job, Refused why) {
        if (turns.remove(job)) {
            job.refuse(why);
        }
    }

    /** A job was done or refused. */
    void ended(Job job) {
        jobs.remove(job);
    }

    /** How many requests wait or are worked on. */
    int busy() {
        return quick.getActiveCount() + quick.getQueue().size() + turns.busy();
    }

    @Override
    public void close() {
        quick.shutdownNow();
        slow.shutdownNow();
        jobs.forEach(Job::cancel);
        departures.close();
    }
}
