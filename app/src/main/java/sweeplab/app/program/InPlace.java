// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.List;
import sweeplab.app.terminal.Terminal;

/** Takes lines off the screen of a live terminal, so that what comes next is written where they were. */
record InPlace(Terminal terminal) {

    /** Erases the lines that were written last; one too long for the window took several rows. */
    void erase(List<String> lines) {
        if (!terminal.live()) {
            return;
        }
        int columns = terminal.columns();
        int rows = lines.stream()
                .mapToInt(line -> Math.max(1, (line.length() + columns - 1) / columns))
                .sum();
        terminal.out().print("\u001b[" + rows + "A\u001b[J");
    }
}
