// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.time.Duration;

/**
 * What an agent outside may use.
 *
 * @param start the time to say hello after it was started
 * @param move the time for one answer
 * @param total the time it may keep the others waiting in all its games together
 * @param line the most bytes in one line
 * @param lines the most lines that wait to be read, or come before an answer
 * @param output the most bytes in one game, errors included
 * @param faults after so many faulty games in a row it is not started again
 * @param allowance what it may use of the machine
 */
public record ProcessLimits(
        Duration start,
        Duration move,
        Duration total,
        int line,
        int lines,
        long output,
        int faults,
        ProcessAllowance allowance) {

    public static final ProcessLimits USUAL = new ProcessLimits(
            Duration.ofSeconds(10),
            Duration.ofSeconds(5),
            Duration.ofDays(365),
            1 << 16,
            100,
            1 << 24,
            3,
            ProcessAllowance.USUAL);

    public ProcessLimits withStart(Duration time) {
        return new ProcessLimits(time, move, total, line, lines, output, faults, allowance);
    }

    public ProcessLimits withMove(Duration time) {
        return new ProcessLimits(start, time, total, line, lines, output, faults, allowance);
    }

    public ProcessLimits withTotal(Duration time) {
        return new ProcessLimits(start, move, time, line, lines, output, faults, allowance);
    }

    public ProcessLimits withOutput(long bytes) {
        return new ProcessLimits(start, move, total, line, lines, bytes, faults, allowance);
    }

    public ProcessLimits withAllowance(ProcessAllowance other) {
        return new ProcessLimits(start, move, total, line, lines, output, faults, other);
    }

    /** A time as people say it: 300 ms, 5 s. */
    static String said(Duration time) {
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }
}
