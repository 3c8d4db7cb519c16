// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Where key presses come from: a keyboard, or lines in a pipe. */
public interface Keys extends AutoCloseable {

    char UP = '\u2191';
    char DOWN = '\u2193';
    char LEFT = '\u2190';
    char RIGHT = '\u2192';

    /** The next key; {@code '\n'} is Enter. Empty at the end of input. */
    Optional<Character> next();

    /** A line of text, asked for in the middle of a game. Empty at the end of input. */
    Optional<String> line(String question);

    /** What stands behind the key on its line in a pipe; nothing on a keyboard. */
    default String behind() {
        return "";
    }

    /** The room that the person who presses them has for pictures. */
    default Window window() {
        return Window.ENDLESS;
    }

    @Override
    void close();

    /** Keys from the keyboard of a person, or from the lines of a pipe. */
    static Keys of(Terminal terminal) {
        return terminal.live() ? new Keyboard() : piped(terminal.in());
    }

    /** Keys from a pipe: an empty line is Enter, the characters of any other line are keys, and a question is answered by the rest of the line or the next one. */
    static Keys piped(BufferedReader in) {
        return new Keys() {

            private String rest = "";

            @Override
            public Optional<Character> next() {
                if (rest.isBlank()) {
                    Optional<String> line = read(in);
                    if (line.isEmpty() || line.get().isBlank()) {
                        rest = "";
                        return line.map(blank -> '\n');
                    }
                    rest = line.get().strip();
                }
                char key = rest.charAt(0);
                rest = rest.substring(1).strip();
                return Optional.of(key);
            }

            @Override
            public Optional<String> line(String question) {
                String answer = rest;
                rest = "";
                return answer.isEmpty() ? read(in).map(String::strip) : Optional.of(answer);
            }

            @Override
            public String behind() {
                String words = rest;
                rest = "";
                return words;
            }

            @Override
            public void close() {
                // the pipe is not ours to close
            }
        };
    }

    private static Optional<String> read(BufferedReader in) {
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
