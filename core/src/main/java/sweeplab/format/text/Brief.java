// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.text;

import java.util.function.Supplier;

/** Keeps errors short: those of other rooms repeat what was read, which may be very long or have many lines. */
public final class Brief {

    private static final int LONGEST = 400;

    private Brief() {}

    /** Reads, and says in one short line what went wrong. */
    public static <T> T of(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException e) {
            String message = oneLine(String.valueOf(e.getMessage()));
            throw new IllegalArgumentException(
                    message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "…", e);
        }
    }

    static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
    }
}
