// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

/**
 * How much one client may hold.
 *
 * @param games of one batch
 * @param cells of all games together
 * @param millis of thinking about one position
 */
public record DeskLimits(int games, int cells, int millis) {

    /** For somebody's own machine. */
    public static final DeskLimits USUAL = new DeskLimits(4_096, 1 << 22, 60_000);

    /** Refuses cells beyond the limit, of one batch and of those that are there already. */
    void check(long wanted, long held) {
        if (held + wanted > cells) {
            throw new IllegalArgumentException("this batch has " + wanted + " cells"
                    + (held == 0 ? "" : " and others have " + held) + ": at most " + cells
                    + " in all; ask for fewer games or a smaller board" + (held == 0 ? "" : ", or drop a batch"));
        }
    }
}
