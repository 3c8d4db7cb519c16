// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.util.Optional;
import java.util.stream.Stream;

/** Looks whether the seed stands on a command line, ours or of those who started us, where any program of this user can read it. */
final class SeedInSight {

    private SeedInSight() {}

    /** What there is to say if it does. */
    static Optional<String> line() {
        return Stream.iterate(
                        Optional.of(ProcessHandle.current()),
                        Optional::isPresent,
                        each -> each.flatMap(ProcessHandle::parent))
                .flatMap(Optional::stream)
                .filter(process -> shows(process.info().commandLine().orElse("")))
                .findFirst()
                .map(process -> "The seed stands on the command line of process " + process.pid()
                        + ", where a program that is not isolated can read it: give it by --seed-file.");
    }

    static boolean shows(String commandLine) {
        return commandLine.matches("(?s).*--seed[ =].*");
    }
}
