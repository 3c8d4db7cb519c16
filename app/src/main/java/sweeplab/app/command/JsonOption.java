package sweeplab.app.command;

import picocli.CommandLine.Option;

/** The option {@code --json}: one JSON document and nothing else. */
final class JsonOption {

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    boolean on;
}
