package sweeplab.server;

/**
 * How much one request, and one visitor, may ask for.
 *
 * @param bodyBytes the longest body
 * @param cells the largest board
 * @param games the most games in one part of a tournament
 * @param millis the longest that an agent may play
 * @param requestsAtOnce the most requests that are worked on or wait
 * @param requestsPerSecond the most requests from one address, averaged over ten seconds
 */
record Limits(int bodyBytes, int cells, int games, int millis, int requestsAtOnce, int requestsPerSecond) {

    static Limits usual() {
        return new Limits(64 << 10, 10_000, 50, 10_000, 400, 5_000);
    }
}
