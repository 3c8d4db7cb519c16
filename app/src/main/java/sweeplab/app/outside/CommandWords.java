// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.util.ArrayList;
import java.util.List;
import sweeplab.base.Excerpt;

/** Splits a command line into words as a shell does: spaces part them, quotes and backslashes keep them together. */
public final class CommandWords {

    private static final char NONE = 0;

    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean begun;
    private char quote = NONE;

    private CommandWords() {}

    public static List<String> of(String line) {
        CommandWords reader = new CommandWords();
        for (int i = 0; i < line.length(); i++) {
            char next = line.charAt(i);
            if (next == '\\' && reader.quote != '\'' && i + 1 < line.length()) {
                reader.add(line.charAt(++i));
            } else {
                reader.read(next);
            }
        }
        if (reader.quote != NONE) {
            throw new IllegalArgumentException(
                    "the command '" + Excerpt.of(line) + "' has a quote " + reader.quote + " that is not closed");
        }
        reader.end();
        return reader.words;
    }

    private void read(char next) {
        if (quote != NONE) {
            if (next == quote) {
                quote = NONE;
            } else {
                add(next);
            }
        } else if (next == '\'' || next == '"') {
            quote = next;
            begun = true;
        } else if (Character.isWhitespace(next)) {
            end();
        } else {
            add(next);
        }
    }

    private void add(char next) {
        word.append(next);
        begun = true;
    }

    private void end() {
        if (begun) {
            words.add(word.toString());
            word.setLength(0);
            begun = false;
        }
    }
}
