package sweeplab.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Lets in as many requests as the limits allow; hard work is done by no more threads than there are processors. */
final class Gate {

    private static final long WINDOW_NANOS = 10_000_000_000L;
    private static final int MOST_ADDRESSES = 10_000;

    private final Limits limits;
    private final AtomicInteger inside = new AtomicInteger();
    private final Semaphore workers = new Semaphore(Runtime.getRuntime().availableProcessors(), true);
    private final Map<String, AtomicInteger> counts = new ConcurrentHashMap<>();
    private volatile long windowStart = System.nanoTime();

    Gate(Limits limits) {
        this.limits = limits;
    }

    /** Something that takes a processor for a while. */
    interface Work<T> {
        T run();
    }

    <T> T pass(String address, Work<T> work) {
        count(address);
        if (inside.incrementAndGet() > limits.requestsAtOnce()) {
            inside.decrementAndGet();
            throw new Refused(503, "the server is busy: try again in a moment");
        }
        try {
            workers.acquireUninterruptibly();
            try {
                return work.run();
            } finally {
                workers.release();
            }
        } finally {
            inside.decrementAndGet();
        }
    }

    private void count(String address) {
        long now = System.nanoTime();
        if (now - windowStart > WINDOW_NANOS || counts.size() > MOST_ADDRESSES) {
            counts.clear();
            windowStart = now;
        }
        int seen = counts.computeIfAbsent(address, each -> new AtomicInteger()).incrementAndGet();
        if (seen > 10 * limits.requestsPerSecond()) {
            throw new Refused(
                    429,
                    "too many requests from " + address + ": at most " + limits.requestsPerSecond()
                            + " a second are answered");
        }
    }
}
