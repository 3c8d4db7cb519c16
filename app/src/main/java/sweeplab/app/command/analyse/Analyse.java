package sweeplab.app.command.analyse;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.DocumentOptions;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.terminal.Terminal;
import sweeplab.format.document.Document;

/** {@code sweep analyse}: the chances of every covered cell of a position. */
@Command(
        name = "analyse",
        description = "The exact chances of danger in a position, what is certain, and the best move.",
        footer = {
            "",
            "POSITION is a file, '-' for standard input, or the text or link itself, in any format that",
            "'sweep convert --list' lists. Of a replay the last position is analysed, of a board the start.",
            "",
            "Example:  sweep analyse afadaaaeblU2sZ"
        })
public final class Analyse implements Runnable {

    @Parameters(paramLabel = "POSITION", description = "What to analyse.")
    private String position = "";

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private DocumentOptions documents = new DocumentOptions();

    @Mixin
    private TimeLimit limit = new TimeLimit(10);

    private final Terminal terminal;

    public Analyse(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Document document = documents.read(position, terminal.in());
        AnalyseReport report = AnalyseReport.of(DocumentOptions.view(document), limit.budget());
        if (json.on) {
            terminal.line(report.json());
        } else {
            report.lines().forEach(terminal::line);
        }
        limit.end();
    }
}
