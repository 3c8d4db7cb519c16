// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import picocli.CommandLine.Option;

/** {@code --strict}: only reasoning wins (V8). */
public final class StrictOption {

    @Option(
            names = "--strict",
            description = "Every move that is not certain is wrong: the board changes to one that fits what was seen.")
    public boolean on;
}
