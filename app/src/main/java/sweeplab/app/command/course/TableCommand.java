// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.course;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.ChartOption;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.library.FolderLibrary;
import sweeplab.app.table.Experiment;
import sweeplab.app.table.ReportTable;
import sweeplab.app.table.TableFormat;
import sweeplab.app.table.Tables;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.Catalogue;
import sweeplab.logic.Names;

/** {@code sweep table}: the reports' tables, made again by playing. */
@Command(
        name = "table",
        description = "The reports' tables, made again by playing.",
        footer = {
            "",
            "  nettle        success rate and guesses of Logic1..3 (report 000)",
            "  daggers-left  cells left when SPS, and then SAT, stop (report 001)",
            "  daggers-sag   which worlds SPS solves, which SAT, which need a guess (report 003)",
            "  tornado       worlds solved by P2..P4, and steps by size (report 004)",
            "",
            "Ctrl-C ends after the current games and prints the table of what was played so far, without a chart.",
            "",
            "Example:  sweep table tornado --format markdown --chart steps.svg"
        })
public final class TableCommand implements Runnable {

    private static final int MOST_RUNS = 1_000_000;

    @Parameters(paramLabel = "TABLE", completionCandidates = Names.class, description = "Which table, see below.")
    private String name = "";

    @Option(
            names = "--worlds",
            paramLabel = "DIR",
            description = "A folder of world files NAME.txt in place of the catalogue.")
    @Nullable
    private Path folder;

    @Option(names = "--game", hidden = true, description = "The table implies the game.")
    @Nullable
    private String game;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "Games for each world where chance plays a part (100 unless said).")
    private int runs = 100;

    @Option(names = "--seed", paramLabel = "S", description = "Where all chance comes from (1 unless said).")
    private long seed = 1;

    @Option(names = "--format", paramLabel = "F", description = "text, csv, markdown, latex or json.")
    private String format = "text";

    @Mixin
    private ChartOption chart = new ChartOption();

    @Mixin
    private JsonOption json = new JsonOption();

    // Not an option: only Ctrl-C ends it.
    private final TimeLimit limit = new TimeLimit(0);
    private final Terminal terminal;

    public TableCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        TableFormat form = json.on ? TableFormat.JSON : form(format);
        checkOptions();
        limit.unlimited();
        ReportTable table = make();
        if (!limit.stopped()) {
            chart.draw(file -> table.chart().write(file));
        }
        terminal.out().print(form.print(form == TableFormat.JSON ? table.data() : table.tables()));
        if (limit.stopped()) {
            throw Failure.stopped("stopped: the table is of what was played by then");
        }
    }

    private static TableFormat form(String word) {
        for (TableFormat each : TableFormat.values()) {
            if (each.name().equalsIgnoreCase(word)) {
                return each;
            }
        }
        throw Failure.badInput("--format '" + word + "': there are text, csv, markdown, latex and json");
    }

    private void checkOptions() {
        if (runs < 1 || runs > MOST_RUNS) {
            throw Failure.badInput("--runs " + runs + " is out of range: 1 to " + MOST_RUNS);
        }
        String implied = name.replaceAll("-.*", "");
        if (game != null && !game.toLowerCase(Locale.ROOT).equals(implied)) {
            throw Failure.badInput("--game " + game + ": the table " + name + " is of the game " + implied);
        }
        chart.check();
    }

    private ReportTable make() {
        var maker = Tables.get(name);
        var library = folder == null ? new Catalogue() : new FolderLibrary(folder, terminal::warn);
        try (ProgressLine progress = new ProgressLine(terminal, name)) {
            return maker.apply(new Experiment(library, Agents.all(), runs, seed, progress::done, limit::stopped));
        }
    }

    /** The tables' names, for the shell to complete. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Tables.names().iterator();
        }
    }
}
