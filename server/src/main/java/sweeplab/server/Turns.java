// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Jobs that wait, and whose turn it is: each address in its turn, however many jobs it has, and none takes all threads. */
final class Turns {

    private final int places;
    private final int share;

    // The address at the front is the next in turn; none is without a job.
    private final Map<String, Deque<Job>> waiting = new LinkedHashMap<>();
    private final Map<String, Integer> underWay = new HashMap<>();

    /** Turns for so many jobs that wait, and at most so many of one address under way. */
    Turns(int places, int share) {
        this.places = places;
        this.share = share;
    }

    /** Lets a job wait; the result is the job that has no place: if there is none left, the last of the address with the most. */
    synchronized Optional<Job> add(Job job) {
        waiting.computeIfAbsent(job.address(), each -> new ArrayDeque<>()).add(job);
        // Those whose turn it is already, but for a thread to take them, wait for nobody.
        Optional<Job> tooMany = busy() > share + places ? longest().map(Deque::getLast) : Optional.empty();
        tooMany.ifPresent(this::remove);
        return tooMany;
    }

    private Optional<Deque<Job>> longest() {
        return waiting.values().stream().reduce((a, b) -> a.size() > b.size() ? a : b);
    }

    /** The job whose turn it is, which is under way from now on. */
    synchronized Optional<Job> next() {
        Optional<Job> next = waiting.values().stream()
                .map(Deque::getFirst)
                .filter(job -> underWay.getOrDefault(job.address(), 0) < share)
                .findFirst();
        next.ifPresent(this::begin);
        return next;
    }

    // Its address is the last in turn from now on.
    private void begin(Job job) {
        underWay.merge(job.address(), 1, Integer::sum);
        Deque<Job> others = waiting.remove(job.address());
        if (others != null && others.size() > 1) {
            others.removeFirst();
            waiting.put(job.address(), others);
        }
    }

    /** A job is no longer under way. */
    synchronized void ended(Job job) {
        underWay.computeIfPresent(job.address(), (each, jobs) -> jobs == 1 ? null : jobs - 1);
    }

    /** Takes a job out; false if it does not wait. */
    synchronized boolean remove(Job job) {
        Deque<Job> jobs = waiting.get(job.address());
        if (jobs == null || !jobs.remove(job)) {
            return false;
        }
        if (jobs.isEmpty()) {
            waiting.remove(job.address());
        }
        return true;
    }

    /** How many jobs wait or are under way. */
    synchronized int busy() {
        return waiting()
                + underWay.values().stream().mapToInt(Integer::intValue).sum();
    }

    private int waiting() {
        return waiting.values().stream().mapToInt(Deque::size).sum();
    }
}
