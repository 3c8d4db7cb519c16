package sweeplab.app.grade;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sweeplab.play.Result;

/** The ranking as comma-separated values, one line a submission. */
public final class GradeCsv {

    private static final String HEADING = "rank,name,language,games,wins,winRate,low95,high95,lost,stuck,faults,"
            + "guesses,needlessGuesses,millisMedian,millis99,firstFault";

    private GradeCsv() {}

    public static String of(Ranking ranking) {
        return ranking.rows().stream().map(GradeCsv::line).collect(Collectors.joining("\n", HEADING + "\n", "\n"));
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
