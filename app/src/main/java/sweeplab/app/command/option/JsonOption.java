// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import picocli.CommandLine.Option;

/** The option {@code --json}: one JSON document and nothing else. */
public final class JsonOption {

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    public boolean on;
}
