// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.advice.Adviser;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.DocumentOptions;
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
            "The exit code is 1 if no world fits the position; the clues that clash are named then.",
            "",
            "Example:  sweep analyse afadaaaeblU2sZ"
        })
public final class Analyse implements Callable<Integer> {

    @Parameters(paramLabel = "POSITION", description = "What to analyse.")
    private String position = "";

    @Option(
            names = "--by",
            paramLabel = "AGENT",
            completionCandidates = Agents.Names.class,
            description = "Whose move is the best (${DEFAULT-VALUE}).")
    private String by = "balanced";

    @Option(
            names = "--estimate",
            description = "Where counting does not fit, estimate chances by sampling, each with a margin.")
    private boolean estimate;

    @Mixin
    private PositionOptions options = new PositionOptions();

    private final Terminal terminal;

    public Analyse(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Document document = options.read(position, terminal);
        Adviser adviser = new Adviser(Agents.all().get(by), options.budget(), true);
        AnalyseReport report = AnalyseReport.of(DocumentOptions.view(document), adviser, options.budget(), estimate);
        if (options.json()) {
            terminal.line(report.json());
        } else {
            report.lines().forEach(terminal::line);
        }
        options.limit().end();
        return report.consistent() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
