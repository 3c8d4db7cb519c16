// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

/** What a stranger wrote, made fit to be shown: one line, no control characters, not too long. */
final class Printable {

    private static final int MOST = 200;

    private Printable() {}

    /** The beginning of the text. */
    static String start(String text) {
        return text.length() <= MOST ? clean(text) : clean(text.substring(0, MOST)) + "…";
    }

    /** The end of the text. */
    static String end(String text, int most) {
        return text.length() <= most ? clean(text) : "…" + clean(text.substring(text.length() - most));
    }

    /** A whole line, with the spaces before it. */
    static String line(String text) {
        return " ".repeat(text.length() - text.stripLeading().length()) + clean(text);
    }

    private static String clean(String text) {
        StringBuilder clean = new StringBuilder();
        text.strip().codePoints().forEach(each -> clean.appendCodePoint(shown(each)));
        return clean.toString().replaceAll("\\s*\u23ce\\s*", " | ");
    }

    private static int shown(int codePoint) {
        if (codePoint == '\n') {
            return '\u23ce';
        }
        boolean plain = Character.isLetterOrDigit(codePoint)
                || codePoint >= ' ' && codePoint < 0x7f
                || Character.getType(codePoint) == Character.OTHER_PUNCTUATION;
        return plain ? codePoint : codePoint == '\t' || codePoint == '\r' ? ' ' : '\ufffd';
    }
}
