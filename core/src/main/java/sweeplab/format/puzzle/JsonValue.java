// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.format.text.Lines;

/** A value of a JSON text, read strictly (RFC 8259) and only so deep. */
sealed interface JsonValue {

    record Thing(Map<String, JsonValue> members) implements JsonValue {}

    record Row(List<JsonValue> items) implements JsonValue {}

    record Text(String value) implements JsonValue {}

    record Number(double value) implements JsonValue {}

    /** {@code true}, {@code false} or {@code null}. */
    record Word(String value) implements JsonValue {}

    static JsonValue parse(String text) {
        Parser parser = new Parser(text);
        JsonValue value = parser.value(0);
        parser.skipSpace();
        if (parser.at < text.length()) {
            throw parser.fault("the text should end here");
        }
        return value;
    }

    /** Reads from left to right, one character ahead. */
    final class Parser {

        private static final int DEEPEST = 32;

        private final String text;
        private int at;

        private Parser(String text) {
            this.text = text;
        }

        private IllegalArgumentException fault(String what) {
            int line =
                    (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
            int column = at - text.lastIndexOf('\n', at - 1) - 1;
            return Lines.fault(line, column, what);
        }

        private void skipSpace() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
        }

        private char peek() {
            skipSpace();
            if (at == text.length()) {
                throw fault("the text ends too early");
            }
            return text.charAt(at);
        }

        private boolean take(char c) {
            if (peek() != c) {
                return false;
            }
            at++;
            return true;
        }

        private void expect(char c) {
            if (!take(c)) {
                throw fault("found '" + text.charAt(at) + "', expected '" + c + "'");
            }
        }

        private JsonValue value(int depth) {
            if (depth > DEEPEST) {
                throw fault("more than " + DEEPEST + " levels deep");
            }
            return switch (peek()) {
                case '{' -> thing(depth);
                case '[' -> row(depth);
                case '"' -> new Text(string());
                case 't', 'f', 'n' -> word();
                default -> number();
            };
        }

        private JsonValue thing(int depth) {
            expect('{');
            Map<String, JsonValue> members = new LinkedHashMap<>();
            while (!take('}')) {
                if (!members.isEmpty()) {
                    expect(',');
                }
                peek();
                String key = string();
                expect(':');
                if (members.put(key, value(depth + 1)) != null) {
                    throw fault("\"" + Lines.shown(key) + "\" is there twice");
                }
            }
            return new Thing(members);
        }

        private JsonValue row(int depth) {
            expect('[');
            List<JsonValue> items = new ArrayList<>();
            while (!take(']')) {
                if (!items.isEmpty()) {
                    expect(',');
                }
                items.add(value(depth + 1));
            }
            return new Row(items);
        }

        private String string() {
            expect('"');
            StringBuilder value = new StringBuilder();
            while (at < text.length() && text.charAt(at) != '"') {
                char c = text.charAt(at++);
                if (c < ' ') {
                    throw fault("a control character in a string");
                }
                value.append(c == '\\' ? escaped() : c);
            }
            if (at == text.length()) {
                throw fault("the string does not end");
            }
            at++;
            return value.toString();
        }

        private char escaped() {
            if (at == text.length()) {
                throw fault("the string does not end");
            }
            char c = text.charAt(at++);
            if (c == 'u') {
                return unicode();
            }
            int known = "\"\\/bfnrt".indexOf(c);
            if (known < 0) {
                throw fault("'\\" + c + "' is no escape");
            }
            return "\"\\/\b\f\n\r\t".charAt(known);
        }

        private char unicode() {
            if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
                throw fault("\\u needs four hexadecimal digits");
            }
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }

        private JsonValue word() {
            for (String word : List.of("true", "false", "null")) {
                if (text.startsWith(word, at)) {
                    at += word.length();
                    return new Word(word);
                }
            }
            throw fault("expected a value");
        }

        private JsonValue number() {
            int from = at;
            while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0 && at - from < 40) {
                at++;
            }
            String digits = text.substring(from, at);
            if (!digits.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) {
                at = from;
                throw fault("expected a value");
            }
            return new Number(Double.parseDouble(digits));
        }
    }
}
