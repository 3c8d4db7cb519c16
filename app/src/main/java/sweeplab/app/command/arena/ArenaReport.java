// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.arena;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.arena.Finished;
import sweeplab.app.arena.report.Reports;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;

/** {@code sweep arena report}: the reports on a run, made from its results file. */
@Command(
        name = "report",
        description = "Makes the reports on a run from its results, whether it is finished or not.",
        footer = {
            "",
            "Without --format all reports are written beside the results and the tables are shown.",
            "",
            "Example:  sweep arena report run.jsonl --format markdown"
        })
public final class ArenaReport implements Runnable {

    @Parameters(paramLabel = "FILE.jsonl", description = "The results of 'sweep arena run'.")
    private Path results = Path.of("");

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "Only show the report, in this form: text, markdown, latex, csv, json or html.")
    @Nullable
    private String format;

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    public ArenaReport(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (!Files.isRegularFile(results)) {
            throw Failure.badInput(results
                    + (Files.isDirectory(results)
                            ? " is a folder: name the file of results in it, " + results.resolve("run.jsonl")
                            : ": there is no such file"));
        }
        Finished run = Finished.read(results);
        if (json.on) {
            terminal.out().print(Reports.JSON.print(run));
            return;
        }
        if (format != null) {
            terminal.out().print(form(format).print(run));
            return;
        }
        show(terminal, run, Reports.TEXT);
    }

    private static Reports form(String word) {
        for (Reports each : Reports.values()) {
            if (each.name().equalsIgnoreCase(word)) {
                return each;
            }
        }
        throw Failure.badInput("--format '" + word + "': there are text, markdown, latex, csv, json and html");
    }

    /** Writes all reports and shows one of them. */
    static void show(Terminal terminal, Finished run, Reports shown) {
        List<Path> written = Reports.write(run);
        terminal.out().print(shown.print(run));
        if (shown != Reports.JSON) {
            terminal.line("");
            terminal.line("Written beside " + run.results() + ": "
                    + written.stream()
                            .map(path -> path.getFileName().toString())
                            .collect(Collectors.joining(", ")));
        }
    }
}
