// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/** Looks at the agents outside again and again, and ends those that use more than they may; rests when there are none. */
final class Warden implements Runnable {

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(25);
    private static final AtomicBoolean AWAKE = new AtomicBoolean();

    private Warden() {}

    static void wake() {
        if (AWAKE.compareAndSet(false, true)) {
            Thread thread = new Thread(new Warden(), "warden");
            thread.setDaemon(true);
            thread.start();
        }
    }

    @Override
    public void run() {
        while (!Brood.alive().isEmpty()) {
            Brood.alive().forEach(Brood::inspect);
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        AWAKE.set(false);
        if (!Brood.alive().isEmpty()) {
            wake();
        }
    }
}
