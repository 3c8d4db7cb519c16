// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.text;

import java.util.Map;

/** Characters as web pages write them ({@code &#92;}, {@code &bsol;}, {@code &amp;}), for text that was copied out of one. */
public final class Entities {

    private static final Map<String, String> NAMES = Map.of(
            "amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "nbsp", " ", "bsol", "\\", "vert", "|", "sol",
            "/", "plus", "+");
    private static final int LONGEST = 8;

    private Entities() {}

    /** The text with every entity that is known here as its character; all else stays as it is. */
    public static String decode(String text) {
        StringBuilder plain = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf('&'); at >= 0; at = text.indexOf('&', from)) {
            int end = text.indexOf(';', at);
            String known = end < 0 || end - at > LONGEST ? "" : character(text.substring(at + 1, end));
            plain.append(text, from, at).append(known.isEmpty() ? "&" : known);
            from = known.isEmpty() ? at + 1 : end + 1;
        }
        return plain.append(text, from, text.length()).toString();
    }

    private static String character(String entity) {
        if (!entity.startsWith("#")) {
            return NAMES.getOrDefault(entity, "");
        }
        boolean hex = entity.startsWith("#x") || entity.startsWith("#X");
        try {
            int code = Integer.parseInt(entity.substring(hex ? 2 : 1), hex ? 16 : 10);
            return code >= ' ' && code < Character.MIN_SURROGATE ? String.valueOf((char) code) : "";
        } catch (NumberFormatException e) {
            return "";
        }
    }
}
