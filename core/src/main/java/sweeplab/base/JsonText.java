// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON in one line, for the command line, the server, the page and files alike: maps, lists, texts, numbers, truth values and null, in the order
 * given. A number that nobody knows (NaN) is null, a whole one has no point.
 */
public final class JsonText {

    private static final double WHOLE = 1e15;

    /** Something whose {@code toString} is JSON already. */
    public interface Written {}

    private JsonText() {}

    /** An object with these names and values, in this order. */
    public static Map<String, @Nullable Object> object(@Nullable Object... namesAndValues) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
        }
        return object;
    }

    public static String of(@Nullable Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(@Nullable Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            members(map, out);
        } else if (value instanceof Iterable<?> list) {
            items(list, out);
        } else if (value instanceof int[] numbers) {
            numbers(numbers, out);
        } else if (value instanceof double[] numbers) {
            numbers(numbers, out);
        } else if (value instanceof Double number) {
            number(number, out);
        } else if (value == null
                || value instanceof Integer
                || value instanceof Long
                || value instanceof Boolean
                || value instanceof Written) {
            out.append(value);
        } else if (value.getClass().isArray()) {
            throw new IllegalArgumentException(
                    value.getClass() + " has no form in JSON, expected a list, int[] or double[]");
        } else {
            quote(value.toString(), out);
        }
    }

    private static void members(Map<?, ?> map, StringBuilder out) {
        String before = "{";
        for (Map.Entry<?, ?> member : map.entrySet()) {
            out.append(before);
            quote(String.valueOf(member.getKey()), out);
            out.append(':');
            write(member.getValue(), out);
            before = ",";
        }
        out.append(map.isEmpty() ? "{}" : "}");
    }

    private static void items(Iterable<?> list, StringBuilder out) {
        out.append('[');
        String before = "";
        for (Object item : list) {
            out.append(before);
            write(item, out);
            before = ",";
        }
        out.append(']');
    }

    private static void numbers(int[] numbers, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < numbers.length; i++) {
            out.append(i == 0 ? "" : ",").append(numbers[i]);
        }
        out.append(']');
    }

    private static void numbers(double[] numbers, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < numbers.length; i++) {
            out.append(i == 0 ? "" : ",");
            number(numbers[i], out);
        }
        out.append(']');
    }

    private static void number(double number, StringBuilder out) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            out.append("null");
        } else if (number == Math.rint(number) && Math.abs(number) < WHOLE) {
            out.append((long) number);
        } else {
            out.append(number);
        }
    }

    /** Writes a text with its quotation marks. */
    public static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int place = "\b\t\n\f\r".indexOf(c);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (place >= 0) {
                out.append('\\').append("btnfr".charAt(place));
            } else if (c < ' ' || c == 127) {
                out.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
