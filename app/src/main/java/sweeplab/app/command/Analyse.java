package sweeplab.app.command;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.library.Given;
import sweeplab.app.terminal.Terminal;
import sweeplab.format.Document;
import sweeplab.format.Formats;
import sweeplab.format.FullBoard;
import sweeplab.format.Recast;
import sweeplab.view.View;

/** {@code sweep analyse}: the chances of every covered cell of a position. */
@Command(
        name = "analyse",
        description = "The exact chances of danger in a position, what is certain, and the best move.",
        footer = {
            "",
            "POSITION is a file, '-' for standard input, or the text or link itself, in any format that",
            "'sweep convert --list' lists. Of a replay the last position is analysed, of a board the start.",
            "",
            "Example:  sweep analyse afafaaadbc2lSdlSdlS"
        })
public final class Analyse implements Runnable {

    @Parameters(paramLabel = "POSITION", description = "What to analyse.")
    private String position = "";

    @Option(names = "--from", paramLabel = "FORMAT", description = "The format, where it is not recognised.")
    @Nullable
    private String format;

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private WorldOptions worlds = new WorldOptions();

    private final Terminal terminal;

    public Analyse(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Formats formats = new Formats(worlds.library());
        Document document = new Given(position, terminal.in()).read(formats, Optional.ofNullable(format));
        AnalyseReport report = AnalyseReport.of(view(document));
        if (json.on) {
            terminal.line(report.json());
        } else {
            report.lines().forEach(terminal::line);
        }
    }

    private static View view(Document document) {
        return document instanceof FullBoard board
                ? board.view().orElseGet(() -> board.newGame().view())
                : Recast.view(document);
    }
}
