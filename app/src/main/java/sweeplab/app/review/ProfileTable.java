// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The games of a profile as a table for a page, those first whose guesses cost most. */
final class ProfileTable {

    private static final List<String> HEADINGS =
            List.of("Game", "Result", "Level", "Time", "3BV", "Guesses", "Lost", "Luck", "Skill", "Pluck");

    private ProfileTable() {}

    static String draw(List<Map<String, @Nullable Object>> games) {
        return PageTable.of(
                "games",
                HEADINGS,
                games.stream()
                        .sorted(Comparator.comparingDouble(game -> -PlayerProfile.number(game.get("lost"))))
                        .map(ProfileTable::row));
    }

    private static String row(Map<String, @Nullable Object> game) {
        Map<?, ?> fortune = game.get("fortune") instanceof Map<?, ?> known ? known : Map.of();
        String name = String.valueOf(game.get("file"));
        return "<tr>"
                + PageTable.cells(Stream.of(
                        name.substring(name.lastIndexOf('/') + 1),
                        String.valueOf(game.get("result")),
                        String.valueOf(game.get("level")),
                        decimal(game.get("seconds"), 1, 3),
                        decimal(game.get("bbbv"), 1, 0),
                        decimal(fortune.get("guesses"), 1, 0),
                        decimal(game.get("lost"), 1, 1),
                        decimal(fortune.get("luck"), 1, 1),
                        decimal(fortune.get("skill"), 100, 1),
                        decimal(fortune.get("pluck"), 1, 2)))
                + "</tr>\n";
    }

    private static String decimal(@Nullable Object value, double factor, int digits) {
        return value instanceof Number number ? ReviewText.decimal(factor * number.doubleValue(), digits) : "";
    }
}
