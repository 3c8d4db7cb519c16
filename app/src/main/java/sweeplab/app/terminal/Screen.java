// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows one picture after the other: in place on a live terminal, one below the other in a pipe. */
public final class Screen implements AutoCloseable {

    private static final String ENTER = "\u001b[?1049h";
    private static final String LEAVE = "\u001b[?1049l";
    private static final String HOME = "\u001b[H";
    private static final String CLEAR_LINE = "\u001b[K";
    private static final String CLEAR_BELOW = "\u001b[J";

    private final Terminal terminal;
    private final @Nullable AtEnd leaving;
    private List<String> last = List.of();

    public Screen(Terminal terminal) {
        this.terminal = terminal;
        if (terminal.live()) {
            terminal.out().print(ENTER);
            // Somebody who presses Ctrl-C gets the ordinary screen back, too.
            leaving = AtEnd.then("leave the screen", this::leave);
        } else {
            leaving = null;
        }
    }

    public void show(List<String> picture) {
        last = List.copyOf(picture);
        if (terminal.live()) {
            // Written over the last one rather than after clearing it, which would flicker; raw mode needs the \r.
            terminal.out().print(HOME);
            picture.forEach(line -> terminal.out().print(line + CLEAR_LINE + "\r\n"));
            terminal.out().print(CLEAR_BELOW);
        } else {
            picture.forEach(terminal::line);
            terminal.line("");
        }
        terminal.flush();
    }

    /** Leaves the last picture behind on the ordinary screen. */
    @Override
    public void close() {
        if (leaving != null && leaving.callOff()) {
            leave();
        }
        terminal.flush();
    }

    private void leave() {
        terminal.out().print(LEAVE);
        last.forEach(terminal::line);
        terminal.flush();
    }
}
