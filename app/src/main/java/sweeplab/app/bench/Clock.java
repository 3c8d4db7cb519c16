// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** The CPU time and the memory that the current thread has used. */
final class Clock {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Clock() {}

    static long nanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    static long bytes() {
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
