// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.course;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.Agents;
import sweeplab.app.library.FolderLibrary;
import sweeplab.app.program.ReportProgram;
import sweeplab.app.program.TornadoProgram;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** {@code sweep program}: the reports' own programs, called by their scripts and jars; not in the help. */
@Command(
        name = "program",
        hidden = true,
        description = "The reports' own programs.",
        footer = {"", "Example:  sweep program tornado P3 SMALL1 verbose"})
public final class Program {

    private Program() {}

    /** The command with one command for each program. */
    public static CommandLine command(Terminal terminal) {
        CommandLine report = new CommandLine(new Report(terminal)).setUnmatchedOptionsArePositionalParams(true);
        return new CommandLine(new Program())
                .addSubcommand(new Tornado(terminal))
                .addSubcommand(report);
    }

    /** A program that also comes as a jar, see {@link Dist}. */
    @Command(
            name = "report",
            description = "Runs a report's program without its jar.",
            footer = {"", "Example:  sweep program report nettle/Logic1 easy 1"})
    static final class Report implements Runnable {

        @Parameters(index = "0", paramLabel = "PROGRAM", description = "The program, for instance nettle/Logic1.")
        private String program = "";

        @Parameters(
                index = "1..*",
                arity = "0..*",
                paramLabel = "WORD",
                description = "What the report writes after it.")
        private List<String> words = List.of();

        private final Terminal terminal;

        Report(Terminal terminal) {
            this.terminal = terminal;
        }

        @Override
        public void run() {
            ReportProgram.run(terminal, program, words);
        }
    }

    /** {@code playSweeper.sh} of report 004 (T5). */
    @Command(
            name = "tornado",
            description = "Plays a Tornado world and prints it as report 004 does.",
            footer = {"", "Example:  ./playSweeper.sh P3 SMALL1 verbose"})
    static final class Tornado implements Runnable {

        @Parameters(index = "0", paramLabel = "P1|P2|P3|P4|P5", description = "The agent.")
        private String agent = "";

        @Parameters(index = "1", paramLabel = "WORLD", description = "The world, for instance SMALL1.")
        private String world = "";

        @Parameters(index = "2", arity = "0..1", paramLabel = "verbose", description = "Show every step.")
        @Nullable
        private String verbose;

        @Option(names = "--worlds", paramLabel = "DIR", description = "A folder of world files NAME.txt.")
        @Nullable
        private Path folder;

        private final Terminal terminal;

        Tornado(Terminal terminal) {
            this.terminal = terminal;
        }

        @Override
        public void run() {
            String name = agent.toUpperCase(Locale.ROOT);
            if (!name.matches("P[1-5]")) {
                throw Failure.badInput("unknown agent '" + agent + "': there are P1, P2, P3, P4 and P5");
            }
            if (verbose != null && !verbose.equals("verbose")) {
                throw Failure.badInput("'" + verbose + "' is too much: the third word may only be 'verbose'");
            }
            Rules rules = RuleBook.get(name.equals("P5") ? "reverse" : "tornado");
            Library library = folder == null ? new Catalogue() : new FolderLibrary(folder, terminal::warn);
            GameId id = GameId.ofWorld(rules, library.spelling(rules, world));
            new TornadoProgram(
                            name,
                            // These agents leave nothing to chance, so any seed will do.
                            Agents.all().get(name).maker().apply(0),
                            id.setup(library),
                            verbose != null)
                    .run(terminal.out());
        }
    }
}
