// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An element of a small XML text: its name, what is inside it, and its own text. No document types, no entities but the five that XML has itself. */
final class XmlElement {

    private static final int DEEPEST = 50;

    private final String name;
    private final List<XmlElement> children = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    private XmlElement(String name) {
        this.name = name;
    }

    static XmlElement parse(String text) {
        return new Reader(text).document();
    }

    String name() {
        return name;
    }

    List<XmlElement> children(String of) {
        return children.stream()
                .filter(child -> child.name.equalsIgnoreCase(of))
                .toList();
    }

    Optional<XmlElement> child(String of) {
        return children(of).stream().findFirst();
    }

    /** All text inside, that of inner elements too. */
    String allText() {
        StringBuilder all = new StringBuilder(text);
        children.forEach(child -> all.append(' ').append(child.allText()));
        return all.toString().strip();
    }

    /** The text of an inner element; empty if there is none. */
    String textOf(String of) {
        return child(of).map(XmlElement::allText).orElse("");
    }

    private static final class Reader {

        private final String source;
        private int at;

        Reader(String source) {
            this.source = source;
        }

        XmlElement document() {
            skipBetween();
            XmlElement root = element(0);
            skipBetween();
            if (at < source.length()) {
                throw fault("there is more after the end of <" + root.name + ">");
            }
            return root;
        }

        // Blanks, comments and the line that says it is XML.
        private void skipBetween() {
            boolean more = true;
            while (more) {
                while (at < source.length() && source.charAt(at) <= ' ') {
                    at++;
                }
                more = skip("<?", "?>") || skip("<!--", "-->");
            }
        }

        private boolean skip(String begin, String end) {
            if (!source.startsWith(begin, at)) {
                return false;
            }
            int found = source.indexOf(end, at + begin.length());
            if (found < 0) {
                throw fault("'" + begin + "' has no end");
            }
            at = found + end.length();
            return true;
        }

        private XmlElement element(int depth) {
            if (source.startsWith("<!", at)) {
                throw fault("document types and entities are not read");
            }
            int close = source.indexOf('>', at);
            if (at >= source.length() || source.charAt(at) != '<' || close < 0 || depth > DEEPEST) {
                throw fault(depth > DEEPEST ? "elements are nested too deep" : "expected an element");
            }
            String tag = source.substring(at + 1, close);
            boolean empty = tag.endsWith("/");
            String word =
                    (empty ? tag.substring(0, tag.length() - 1) : tag).strip().split("\\s", 2)[0];
            if (!word.matches("[A-Za-z_][A-Za-z0-9_.:-]*")) {
                throw fault("'<" + word + ">' is no name of an element");
            }
            XmlElement element = new XmlElement(word);
            at = close + 1;
            if (!empty) {
                inside(element, depth);
            }
            return element;
        }

        private void inside(XmlElement element, int depth) {
            String end = "</" + element.name;
            while (!source.startsWith("</", at)) {
                if (at >= source.length()) {
                    throw fault("<" + element.name + "> has no end");
                }
                if (source.charAt(at) == '<') {
                    if (!skip("<!--", "-->")) {
                        element.children.add(element(depth + 1));
                    }
                } else {
                    element.text.append(character());
                }
            }
            if (!source.startsWith(end, at)) {
                throw fault("expected " + end + ">");
            }
            skip("</", ">");
        }

        private char character() {
            char c = source.charAt(at);
            if (c != '&') {
                at++;
                return c;
            }
            String[] names = {"&lt;", "&gt;", "&amp;", "&quot;", "&apos;"};
            for (int i = 0; i < names.length; i++) {
                if (source.startsWith(names[i], at)) {
                    at += names[i].length();
                    return "<>&\"'".charAt(i);
                }
            }
            throw fault("entities are not read");
        }

        private IllegalArgumentException fault(String what) {
            int line = 1;
            for (int i = 0; i < Math.min(at, source.length()); i++) {
                line += source.charAt(i) == '\n' ? 1 : 0;
            }
            return new IllegalArgumentException("line " + line + ": " + what);
        }
    }
}
