// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

/** Something that ends a command with one or two lines on standard error and an exit code. */
public final class Failure extends RuntimeException {

    /** The thing asked for failed, for instance a check found an error. */
    public static final int FAILED = 1;

    /** Wrong usage or bad input. */
    public static final int BAD_INPUT = 2;

    /** Stopped by Ctrl-C, as a shell tells it. */
    private static final int STOPPED = 130;

    private static final long serialVersionUID = 1;

    private final int exitCode;

    private Failure(int exitCode, String message) {
        super(message, null, false, false);
        this.exitCode = exitCode;
    }

    public static Failure failed(String message) {
        return new Failure(FAILED, message);
    }

    public static Failure stopped() {
        return stopped("stopped");
    }

    /** Stopped by Ctrl-C, with what was done by then and how to go on. */
    public static Failure stopped(String message) {
        return new Failure(STOPPED, message);
    }

    public static Failure badInput(String message) {
        return new Failure(BAD_INPUT, message);
    }

    public int exitCode() {
        return exitCode;
    }
}
