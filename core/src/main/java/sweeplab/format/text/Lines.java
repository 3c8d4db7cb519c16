// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.text;

import java.util.ArrayList;
import java.util.List;
import sweeplab.base.Excerpt;
import sweeplab.base.PublicApi;

/** The lines of a text, and errors that name one of them. */
@PublicApi
public final class Lines {

    private final List<String> all = new ArrayList<>();

    private Lines() {}

    static Lines of(String text) {
        Lines lines = new Lines();
        int from = 0;
        while (from <= text.length()) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            lines.add(text.substring(from, end > from && text.charAt(end - 1) == '\r' ? end - 1 : end));
            from = end + 1;
        }
        return lines;
    }

    private void add(String line) {
        if (all.size() == SizeLimits.LINES) {
            throw new IllegalArgumentException("more than " + SizeLimits.LINES + " lines are not read");
        }
        all.add(line);
    }

    public int count() {
        return all.size();
    }

    public String get(int line) {
        if (line >= all.size()) {
            throw new IllegalArgumentException("the text ends after line " + all.size() + ", where more is expected");
        }
        return all.get(line);
    }

    public boolean blank(int line) {
        return get(line).isBlank();
    }

    /** The first line at or after this one that is not blank, or the number of lines. */
    public int nextFull(int line) {
        while (line < all.size() && blank(line)) {
            line++;
        }
        return line;
    }

    public void nothingAfter(int line) {
        int more = nextFull(line);
        if (more < all.size()) {
            throw fault(more, "'" + shown(get(more)) + "' is too much: the text should end before it");
        }
    }

    public static IllegalArgumentException fault(int line, String what) {
        return new IllegalArgumentException("line " + (line + 1) + ": " + what);
    }

    public static IllegalArgumentException fault(int line, int character, String what) {
        return new IllegalArgumentException("line " + (line + 1) + ", character " + (character + 1) + ": " + what);
    }

    /** A piece of the input for a message: short, whatever it was. */
    public static String shown(String text) {
        return Excerpt.of(text);
    }
}
