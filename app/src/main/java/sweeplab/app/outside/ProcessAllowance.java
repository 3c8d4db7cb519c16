// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

/**
 * How much of the machine an agent outside may use, with all processes that it starts.
 *
 * @param memory the most megabytes in memory
 * @param processes the most processes at a time
 * @param disk the most megabytes that it may write
 */
public record ProcessAllowance(int memory, int processes, int disk) {

    public static final ProcessAllowance USUAL = new ProcessAllowance(2048, 256, 256);

    public ProcessAllowance withMemory(int megabytes) {
        return new ProcessAllowance(megabytes, processes, disk);
    }

    /** The most threads at a time. */
    int threads() {
        return 4 * processes;
    }

    /** What was passed, in words; empty if nothing. */
    String passedBy(Usage usage) {
        if (usage.processes() > processes) {
            return "more than " + processes + " processes at a time";
        }
        if (usage.threads() > threads()) {
            return "more than " + threads() + " threads at a time";
        }
        return usage.megabytes() > memory ? "more than " + memory + " MB of memory, its children included" : "";
    }
}
