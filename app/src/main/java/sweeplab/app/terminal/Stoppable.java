// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

/** Work that Ctrl-C asks to stop; until it is closed, the program waits a while for what it still has to say. */
public final class Stoppable implements AutoCloseable {

    private static final int STEP_MILLIS = 20;
    private static final int STEPS = 250;

    private final Thread ender;
    private volatile boolean said;

    private Stoppable(Runnable stop) {
        ender = new Thread(() -> end(stop), "end work");
    }

    /** From now on, Ctrl-C stops the work so. */
    public static Stoppable by(Runnable stop) {
        Stoppable work = new Stoppable(stop);
        try {
            Runtime.getRuntime().addShutdownHook(work.ender);
        } catch (IllegalStateException e) {
            // The program is ending already.
            stop.run();
        }
        return work;
    }

    private void end(Runnable stop) {
        stop.run();
        for (int i = 0; i < STEPS && !said; i++) {
            try {
                Thread.sleep(STEP_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    @Override
    public void close() {
        said = true;
        try {
            Runtime.getRuntime().removeShutdownHook(ender);
        } catch (IllegalStateException e) {
            // The program is ending: the hook sees for itself that all was said.
        }
    }
}
