// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

/**
 * How much one request, and one visitor, may ask for.
 *
 * @param headMillis how long the head of a request may take after the connection was opened or the last answer given
 * @param bodyBytes the longest body
 * @param bodyMillis how long a body may take in any case
 * @param bytesPerSecond the least rate at which a body comes in after that
 * @param cells the largest board
 * @param games the most games in one part of a tournament
 * @param quickSteps the steps that an analysis may take, about a microsecond each, before it makes way for others
 * @param waitMillis the longest that a request may wait for its turn
 * @param millis the longest that it may then be worked on
 * @param waiting the most requests that wait for their turn
 * @param requestsPerSecond the most requests from one address, averaged over ten seconds
 */
record Limits(
        int headMillis,
        int bodyBytes,
        int bodyMillis,
        int bytesPerSecond,
        int cells,
        int games,
        int quickSteps,
        int waitMillis,
        int millis,
        int waiting,
        int requestsPerSecond) {

    static Limits usual() {
        return new Limits(20_000, 64 << 10, 2_000, 4 << 10, 10_000, 50, 100_000, 10_000, 10_000, 400, 5_000);
    }

    /** How long a body of so many bytes may take. */
    long millisFor(long bytes) {
        return bodyMillis + 1_000 * Math.min(bytes, bodyBytes) / bytesPerSecond;
    }
}
