// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

/** Something that is done when the program ends, by Ctrl-C too, unless it is called off before; at once where the program is ending already. */
public final class AtEnd {

    private final Thread hook;

    private AtEnd(Thread hook) {
        this.hook = hook;
    }

    /** Has this done at the end. */
    public static AtEnd then(String name, Runnable work) {
        return then(name, work, () -> {});
    }

    /** Has this done at the end, and then something that is waited for, which is left out where the program is ending already. */
    static AtEnd then(String name, Runnable work, Runnable wait) {
        Thread hook = new Thread(
                () -> {
                    work.run();
                    wait.run();
                },
                name);
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending already.
            work.run();
        }
        return new AtEnd(hook);
    }

    /** Leaves it undone; false if the program is ending, which has done it or is about to. */
    public boolean callOff() {
        try {
            return Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending.
            return false;
        }
    }
}
