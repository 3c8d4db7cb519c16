// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jline.terminal.Attributes;
import org.jline.terminal.TerminalBuilder;

/** Single key presses from a real terminal, without waiting for Enter. */
public final class Keyboard implements Keys {

    private static final char UNKNOWN = '?';
    private static final int ESCAPE = 27;
    private static final int END = 4;
    private static final int DELETE = 127;
    private static final int BACKSPACE = 8;
    private static final long ESCAPE_MILLIS = 20;

    private final org.jline.terminal.Terminal screen;
    private final Attributes before;

    public Keyboard() {
        try {
            screen = TerminalBuilder.builder()
                    .system(true)
                    .nativeSignals(false)
                    .dumb(false)
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        before = screen.enterRawMode();
    }

    @Override
    public Optional<Character> next() {
        try {
            int key = screen.reader().read();
            if (key == ESCAPE) {
                return Optional.of(special());
            }
            return key < 0 || key == END ? Optional.empty() : Optional.of(key == '\r' ? '\n' : (char) key);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    // An arrow or function key sends several characters: [ or O, perhaps numbers, and what tells it from the others.
    private char special() throws IOException {
        int last = screen.reader().peek(ESCAPE_MILLIS);
        if (last != '[' && last != 'O') {
            return UNKNOWN;
        }
        screen.reader().read();
        do {
            last = screen.reader().peek(ESCAPE_MILLIS) < 0
                    ? UNKNOWN
                    : screen.reader().read();
        } while (last == ';' || Character.isDigit(last));
        return switch (last) {
            case 'A' -> UP;
            case 'B' -> DOWN;
            case 'C' -> RIGHT;
            case 'D' -> LEFT;
            default -> UNKNOWN;
        };
    }

    @Override
    public Optional<String> line(String question) {
        StringBuilder line = new StringBuilder();
        show(question);
        for (Optional<Character> key = next(); key.isPresent(); key = next()) {
            char typed = key.get();
            if (typed == '\n') {
                return Optional.of(line.toString().strip());
            }
            if (typed == DELETE || typed == BACKSPACE) {
                if (line.length() > 0) {
                    line.setLength(line.length() - 1);
                    show("\b \b");
                }
            } else {
                line.append(typed);
                show(String.valueOf(typed));
            }
        }
        return Optional.empty();
    }

    @Override
    public Window window() {
        boolean known = screen.getHeight() > 0 && screen.getWidth() > 0;
        return known ? new Window(screen.getHeight(), screen.getWidth()) : Window.ENDLESS;
    }

    private void show(String text) {
        screen.writer().print(text);
        screen.writer().flush();
    }

    @Override
    public void close() {
        screen.setAttributes(before);
        try {
            screen.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
