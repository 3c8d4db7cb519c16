// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sweeplab.arena.GameRecord;
import sweeplab.play.Result;

/** The ranking as comma-separated values, one line a submission. */
public final class GradeCsv {

    private static final String HEADING = "rank,name,language,games,wins,winRate,low95,high95,lost,stuck,faults,"
            + "guesses,needlessGuesses,millisMedian,millis99,firstFault";

    private static final String GAMES_HEADING =
            "name,game,id,result,probes,guesses,needlessGuesses,opened,left,millis,lastWords";

    private GradeCsv() {}

    public static String of(Ranking ranking) {
        return ranking.rows().stream().map(GradeCsv::line).collect(Collectors.joining("\n", HEADING + "\n", "\n"));
    }

    /** Every game as a line. */
    public static String games(List<Marked> all) {
        return all.stream()
                .flatMap(marked -> marked.games().stream().map(game -> line(marked, game)))
                .collect(Collectors.joining("\n", GAMES_HEADING + "\n", "\n"));
    }

    private static String line(Marked marked, GameRecord game) {
        return Stream.of(
                        text(marked.name()),
                        game.game(),
                        text(game.id()),
                        game.score().result().word(),
                        game.score().probes(),
                        game.score().guesses(),
                        game.unforced(),
                        game.opened(),
                        game.score().left(),
                        number(game.times().millis()),
                        text(Marked.withoutRoom(game.lastWords())))
                .map(String::valueOf)
                .collect(Collectors.joining(","));
    }

    private static String line(Ranking.Ranked row) {
        Marked marked = row.marked();
        List<String> faults = marked.faults();
        return Stream.of(
                        row.rank(),
                        text(marked.name()),
                        text(marked.language()),
                        marked.games().size(),
                        marked.wins(),
                        number(marked.winRate()),
                        number(marked.interval().low()),
                        number(marked.interval().high()),
                        marked.count(Result.LOST),
                        marked.count(Result.STUCK),
                        marked.count(Result.FAULT),
                        marked.guesses(),
                        marked.needless(),
                        number(marked.times().quantile(0.5)),
                        number(marked.times().quantile(0.99)),
                        text(faults.isEmpty() ? "" : faults.get(0)))
                .map(String::valueOf)
                .collect(Collectors.joining(","));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.4f", value);
    }

    // A spreadsheet takes a text that begins with one of these signs for a formula, and the texts are strangers'.
    private static String text(String words) {
        String harmless = words.matches("(?s)[=+\\-@\t\r].*") ? "'" + words : words;
        return harmless.matches("(?s).*[\",\n\r].*") ? "\"" + harmless.replace("\"", "\"\"") + "\"" : harmless;
    }
}
