package sweeplab.web;

import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collectors;

/** Writes the small JSON texts that the page reads. */
final class PageJson {

    private final String text;

    private PageJson(String text) {
        this.text = text;
    }

    /** An object from keys and values in turn. */
    static PageJson object(Object... keysAndValues) {
        StringBuilder out = new StringBuilder("{");
        for (int i = 0; i < keysAndValues.length; i += 2) {
            out.append(i == 0 ? "" : ",")
                    .append(quote(keysAndValues[i].toString()))
                    .append(':');
            out.append(value(keysAndValues[i + 1]));
        }
        return new PageJson(out.append('}').toString());
    }

    static PageJson array(Collection<?> values) {
        return new PageJson(values.stream().map(PageJson::value).collect(Collectors.joining(",", "[", "]")));
    }

    private static String value(Object value) {
        if (value instanceof PageJson
                || value instanceof Integer
                || value instanceof Long
                || value instanceof Boolean) {
            return value.toString();
        }
        if (value instanceof Double number) {
            return number.isNaN() || number.isInfinite() ? "null" : number.toString();
        }
        if (value instanceof int[] numbers) {
            return Arrays.toString(numbers);
        }
        if (value instanceof double[] numbers) {
            return Arrays.toString(numbers);
        }
        return value instanceof Collection<?> values ? array(values).text : quote(value.toString());
    }

    private static String quote(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                out.append(c);
            }
        }
        return out.append('"').toString();
    }

    @Override
    public String toString() {
        return text;
    }
}
