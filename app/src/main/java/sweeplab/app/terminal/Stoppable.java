// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

/** Work that Ctrl-C asks to stop; until it is closed, the program waits a while for what it still has to say. */
public final class Stoppable implements AutoCloseable {

    private static final int STEP_MILLIS = 20;
    private static final int STEPS = 250;

    private final AtEnd end;
    private volatile boolean closed;

    private Stoppable(Runnable stop, Runnable lastWords) {
        end = AtEnd.then("end work", stop, () -> {
            await();
            lastWords.run();
        });
    }

    /** From now on, Ctrl-C stops the work so. */
    public static Stoppable by(Runnable stop) {
        return by(stop, () -> {});
    }

    /** From now on, Ctrl-C stops the work so, and this is said once it is closed, or has not stopped for a while. */
    public static Stoppable by(Runnable stop, Runnable lastWords) {
        return new Stoppable(stop, lastWords);
    }

    private void await() {
        for (int i = 0; i < STEPS && !closed; i++) {
            try {
                Thread.sleep(STEP_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        end.callOff();
    }
}
