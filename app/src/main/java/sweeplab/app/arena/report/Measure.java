// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.util.List;
import java.util.function.Function;
import sweeplab.app.table.Table;
import sweeplab.arena.Tally;
import sweeplab.play.Result;

/** One figure of an agent: its column, and how it is found from the sums. */
record Measure(Table.Column column, Function<Tally, Object> value) {

    /** How often the agent won, and how its other games ended. */
    static final List<Measure> ENDS = List.of(
            of("games", "Games", Tally::games),
            of("wins", "Wins", Tally::wins),
            of("winPercent", "Win %", tally -> 100 * tally.winRate()),
            of("low95", "from", tally -> 100 * tally.interval().low()),
            of("high95", "to (95 %)", tally -> 100 * tally.interval().high()),
            of("lost", "Lost", tally -> tally.count(Result.LOST)),
            of("stuck", "Stuck", tally -> tally.count(Result.STUCK)),
            of("faults", "Faults", tally -> tally.count(Result.FAULT)));

    /** What an average game was like. */
    static final List<Measure> AVERAGES = List.of(
            of("guesses", "Guesses", Tally::guessesPerGame),
            of("guessesForced", "forced", Tally::forcedPerGame),
            of("guessesUnforced", "unforced", Tally::unforcedPerGame),
            of("probes", "Probes", Tally::probesPerGame),
            of("opened", "Opened", Tally::openedPerGame),
            of("lives", "Lives", Tally::livesPerGame),
            of("gold", "Gold", Tally::goldPerGame),
            of("millis", "ms", Tally::millisPerGame));

    private static Measure of(String name, String heading, Function<Tally, Object> value) {
        return new Measure(Table.column(name, heading), value);
    }
}
