// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Outcome;
import sweeplab.app.terminal.OutputLost;
import sweeplab.app.terminal.Terminal;

/** The way in from the command line: reads the words and hands over to the command they name. */
@Command(
        name = "sweep",
        description = "A laboratory for logical agents on sweeper games.",
        versionProvider = Main.Version.class,
        footer = {"", "Example:  sweep play random EASY1 --game daggers --seed 1"})
public final class Main implements Runnable {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    boolean version;

    private static final int MOST_COLUMNS = 100;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Terminal terminal;

    private Main(Terminal terminal) {
        this.terminal = terminal;
    }

    public static void main(String[] args) {
        Terminal terminal = Terminal.system();
        String[] words = HandedWords.of(args);
        LocaleWords.warning(LocaleWords.system(), words).ifPresent(terminal::warn);
        System.exit(run(terminal, words));
    }

    /** Runs one command line and returns its exit code. */
    public static int run(Terminal terminal, String... words) {
        String[] args = words.length > 0 && words[0].equals("help") ? asOption(words) : words;
        try {
            int code = commandLine(terminal, args).execute(args);
            terminal.out().flush();
            return code;
        } catch (OutputLost | OutOfMemoryError | StackOverflowError e) {
            return end(terminal, e);
        } finally {
            terminal.err().flush();
        }
    }

    // "help play" is what many people type for "play --help".
    private static String[] asOption(String... words) {
        List<String> args = new ArrayList<>(List.of(words).subList(1, words.length));
        if (!args.contains("--help") && !args.contains("-h")) {
            args.add("--help");
        }
        return args.toArray(String[]::new);
    }

    private static CommandLine commandLine(Terminal terminal, String... args) {
        CommandLine root = new CommandLine(new Main(terminal));
        Commands.addTo(root, terminal, args);
        HelpLayout.set(root, () -> new HelpLayout(Math.min(terminal.columns(), MOST_COLUMNS)));
        WrongUsage.readWords(root);
        return root.setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(terminal.out())
                .setErr(terminal.err())
                .setColorScheme(CommandLine.Help.defaultColorScheme(
                        terminal.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
                .setExecutionStrategy(Main::execute)
                .setParameterExceptionHandler((e, words) -> wrongUsage(terminal, e))
                .setExecutionExceptionHandler((e, command, parsed) -> end(terminal, e));
    }

    private static int execute(ParseResult parsed) {
        WrongUsage.refuseHelpOnUnknownCommands(parsed);
        return new CommandLine.RunLast().execute(parsed);
    }

    private static int wrongUsage(Terminal terminal, ParameterException e) {
        WrongUsage.lines(e).forEach(terminal.err()::println);
        return Failure.BAD_INPUT;
    }

    private static int end(Terminal terminal, Throwable thrown) {
        terminal.out().flush();
        return Outcome.of(thrown).tell(terminal, "sweep: ");
    }

    @Override
    public void run() {
        if (terminal.live()) {
            new Menu(terminal).show();
        } else {
            spec.commandLine().usage(terminal.out());
        }
    }

    /** The version that Maven wrote into the jar, with the commit and its date where the starter knows them. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            String commit = System.getProperty("sweeplab.commit", "");
            String known = version == null ? "(unpackaged)" : version;
            return new String[] {"sweep " + known + (commit.isEmpty() ? "" : " (" + commit + ")")};
        }
    }
}
