package sweeplab.server;

import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import sweeplab.base.Budget;

/**
 * Two lanes of as many threads as there are processors. What may take long waits for others of its kind, and never keeps
 * what is done in a moment from being done. A request that waits holds no thread.
 */
final class Lanes implements AutoCloseable {

    private final Limits limits;
    private final ThreadPoolExecutor quick;
    private final ThreadPoolExecutor slow;
    private final Departures departures = new Departures();
    private final Set<Job> jobs = ConcurrentHashMap.newKeySet();

    Lanes(Limits limits) {
        this.limits = limits;
        quick = lane("quick");
        slow = lane("slow");
    }

    private ThreadPoolExecutor lane(String name) {
        int threads = Runtime.getRuntime().availableProcessors();
        return new ThreadPoolExecutor(
                threads, threads, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(limits.waiting()), work -> {
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
        Job job = new Job(exchange, work, limits.millis(), departures, this);
        jobs.add(job);
        try {
            slow.execute(job);
        } catch (RejectedExecutionException e) {
            job.refuse(Refused.busy());
        }
    }

    /** Takes a job that has not begun out of the lane. */
    void giveUp(Job job, Refused why) {
        if (slow.remove(job)) {
            job.refuse(why);
        }
    }

    /** A job was done or refused. */
    void ended(Job job) {
        jobs.remove(job);
    }

    /** How many requests wait or are worked on. */
    int busy() {
        return quick.getActiveCount()
                + quick.getQueue().size()
                + slow.getActiveCount()
                + slow.getQueue().size();
    }

    @Override
    public void close() {
        quick.shutdownNow();
        slow.shutdownNow();
        jobs.forEach(Job::cancel);
        departures.close();
    }
}
