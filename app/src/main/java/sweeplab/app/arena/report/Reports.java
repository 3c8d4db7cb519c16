package sweeplab.app.arena.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sweeplab.app.arena.Finished;
import sweeplab.app.arena.RunCard;
import sweeplab.app.json.Json;
import sweeplab.app.table.TableFormat;

/** The reports on a run, each in a file beside its results. */
public final class Reports {

    private Reports() {}

    /** Writes all of them. */
    public static List<Path> write(Finished run) {
        return List.of(
                write(run, ".txt", text(run)),
                write(run, ".md", markdown(run)),
                write(run, ".csv", TableFormat.CSV.print(List.of(new ArenaTables(run).boards()))));
    }

    private static Path write(Finished run, String ending, String text) {
        Path file = RunCard.beside(run.results(), ending);
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    public static String text(Finished run) {
        return withTest(run, TableFormat.TEXT.print(new ArenaTables(run).all()));
    }

    public static String markdown(Finished run) {
        return withTest(run, TableFormat.MARKDOWN.print(new ArenaTables(run).all()));
    }

    private static String withTest(Finished run, String tables) {
        return tables + run.test().map(words -> "\n" + words + "\n").orElse("");
    }

    public static String json(Finished run) {
        return Json.text(new ArenaTables(run).json());
    }
}
