// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.catalogue.GameId;

/**
 * What a batch of games is to be.
 *
 * @param begins whether the cells that are told to be safe are opened at the start
 * @param millis the time for thinking about one position
 * @param request the time for the request that is being answered
 */
record BatchTerms(
        GameId id,
        int games,
        long seed,
        Set<Wish> wishes,
        Roster.Entry teacher,
        boolean begins,
        boolean neighbours,
        int millis,
        Supplier<Budget> request) {

    static final Set<String> NAMES = Set.of("games", "seed", "info", "teacher", "begin", "neighbours", "millis");

    private static final String USUAL_TEACHER = "balanced";
    private static final String USUAL_MILLIS = "1000";

    static BatchTerms of(
            Map<String, String> settings,
            String game,
            DeskLimits limits,
            Roster roster,
            LongSupplier seeds,
            Supplier<Budget> request) {
        GameId id = GameId.parse(game);
        int games = Settings.between(settings.getOrDefault("games", "1"), 1, limits.games(), "games");
        id.board().ifPresent(board -> limits.check((long) board.columns() * board.rows() * games, 0));
        return new BatchTerms(
                id,
                games,
                settings.containsKey("seed") ? Settings.seed(settings.get("seed")) : seeds.getAsLong(),
                settings.containsKey("info") ? Wish.of(settings.get("info")) : EnumSet.noneOf(Wish.class),
                roster.get(settings.getOrDefault("teacher", USUAL_TEACHER)),
                Settings.yes(settings.getOrDefault("begin", "yes"), "begin"),
                Settings.yes(settings.getOrDefault("neighbours", "no"), "neighbours"),
                Settings.between(settings.getOrDefault("millis", USUAL_MILLIS), 1, limits.millis(), "millis"),
                request);
    }

    /** For thinking about one position, within the time of the request. */
    Budget position() {
        return request.get().withMillis(millis);
    }

    /** Refuses to draw another board where the time is over. */
    void demandTime() {
        if (request.get().spent()) {
            throw new IllegalStateException(
                    "there was no time to draw all boards, and nothing was begun: ask for fewer games or a smaller board");
        }
    }

    /** True if every game is on the same board: a world, a board that is written out, or one with a seed of its own. */
    boolean fixed() {
        return id.world().isPresent() || id.layout().isPresent() || id.seed() != 0;
    }
}
