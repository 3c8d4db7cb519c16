// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the requests of each address over ten seconds. */
final class Visitors {

    private static final int SECONDS = 10;
    private static final int MOST_ADDRESSES = 10_000;

    private final int requestsPerSecond;
    private final Map<String, AtomicInteger> counts = new ConcurrentHashMap<>();
    private volatile long windowStart = System.nanoTime();

    Visitors(int requestsPerSecond) {
        this.requestsPerSecond = requestsPerSecond;
    }

    /** Refuses who asked too often. */
    void count(String address) {
        long now = System.nanoTime();
        if (now - windowStart > SECONDS * 1_000_000_000L || counts.size() > MOST_ADDRESSES) {
            counts.clear();
            windowStart = now;
        }
        int seen = counts.computeIfAbsent(address, each -> new AtomicInteger()).incrementAndGet();
        if (seen > SECONDS * requestsPerSecond) {
            throw new Refused(
                    429,
                    "too many requests from " + address + ": at most " + requestsPerSecond + " a second are answered");
        }
    }
}
