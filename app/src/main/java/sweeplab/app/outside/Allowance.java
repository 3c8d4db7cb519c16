package sweeplab.app.outside;

/**
 * How much of the machine an agent outside may use, with all processes that it starts.
 *
 * @param memory the most megabytes in memory
 * @param processes the most processes at a time
 * @param disk the most megabytes that it may write
 */
public record Allowance(int memory, int processes, int disk) {

    public static final Allowance USUAL = new Allowance(2048, 256, 256);

    public Allowance withMemory(int megabytes) {
        return new Allowance(megabytes, processes, disk);
    }

    /** As many as the system lets it have, where processes and threads are the same to it. */
    int threads() {
        return 4 * processes;
    }

    /** What was passed, in words; empty if nothing. */
    String passedBy(Usage usage) {
        if (usage.processes() > processes) {
            return "more than " + processes + " processes at a time";
        }
        return usage.megabytes() > memory ? "more than " + memory + " MB of memory, its children included" : "";
    }
}
