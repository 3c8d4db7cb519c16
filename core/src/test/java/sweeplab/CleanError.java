// SPDX-License-Identifier: Apache-2.0
package sweeplab;

/** What an error of a reader must be like: one short line that says something, made on purpose. */
public final class CleanError {

    private static final int LONGEST = 500;

    private CleanError() {}

    /** Throws if the error is not fit to be shown to a person. */
    public static void require(IllegalArgumentException e) {
        String message = e.getMessage();
        if (message == null
                || message.isBlank()
                || message.length() > LONGEST
                || message.indexOf('\n') >= 0
                || e instanceof NumberFormatException) {
            throw new AssertionError("not a clean error: " + e, e);
        }
    }
}
