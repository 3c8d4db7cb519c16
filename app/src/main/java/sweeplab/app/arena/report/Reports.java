// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import sweeplab.app.arena.Finished;
import sweeplab.app.arena.RunCard;
import sweeplab.app.json.Json;
import sweeplab.app.library.OutFile;
import sweeplab.app.table.Latex;
import sweeplab.app.table.TableFormat;

/** The forms of the report on a run: the line to add for a new one. */
public enum Reports {
    TEXT(".txt", run -> withTest(run, TableFormat.TEXT, words -> words)),
    MARKDOWN(".md", run -> withTest(run, TableFormat.MARKDOWN, words -> words)),
    LATEX(".tex", run -> withTest(run, TableFormat.LATEX, Latex::escaped)),
    CSV(".csv", run -> TableFormat.CSV.print(List.of(new ArenaTables(run).boards()))),
    JSON(".report.json", run -> Json.text(new ArenaTables(run).json()) + "\n"),
    HTML(".html", HtmlReport::of);

    private final String ending;
    private final Function<Finished, String> printer;

    Reports(String ending, Function<Finished, String> printer) {
        this.ending = ending;
        this.printer = printer;
    }

    public String print(Finished run) {
        return printer.apply(run);
    }

    private static String withTest(Finished run, TableFormat format, UnaryOperator<String> written) {
        return format.print(new ArenaTables(run).all())
                + run.test()
                        .map(test -> "\n" + written.apply(test.words()) + "\n")
                        .orElse("");
    }

    /** Writes all of them beside the results, and every game as a row of a Parquet file. */
    public static List<Path> write(Finished run) {
        List<Path> written = new ArrayList<>();
        for (Reports report : values()) {
            Path file = RunCard.beside(run.results(), report.ending);
            OutFile.write(file, report.print(run));
            written.add(file);
        }
        Path games = RunCard.beside(run.results(), ".parquet");
        GamesTable.write(run, games);
        written.add(games);
        return written;
    }
}
