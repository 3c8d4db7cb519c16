// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** The fields of a form ({@code key=value&…}) that was sent as a body. */
final class Form {

    private static final int LONGEST = 200;

    private final Map<String, String> fields = new HashMap<>();

    Form(byte[] body) {
        for (String pair : new String(body, StandardCharsets.UTF_8).split("&", -1)) {
            String[] sides = pair.split("=", 2);
            fields.put(decode(sides[0]), sides.length == 1 ? "" : decode(sides[1]));
        }
    }

    private static String decode(String word) {
        try {
            return URLDecoder.decode(word, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw new Refused(400, "the form cannot be read: " + e.getMessage());
        }
    }

    String word(String key) {
        String value = fields.get(key);
        if (value == null || value.length() > LONGEST) {
            throw new Refused(
                    400, "'" + key + "' is " + (value == null ? "missing" : "longer than " + LONGEST + " characters"));
        }
        return value;
    }

    long number(String key) {
        String word = word(key);
        if (!word.matches("-?\\d{1,18}")) {
            throw new Refused(400, "'" + key + "' is '" + word + "': write a whole number");
        }
        return Long.parseLong(word);
    }

    int count(String key) {
        long number = number(key);
        if (number != (int) number) {
            throw new Refused(400, "'" + key + "' is " + number + ", which is too large");
        }
        return (int) number;
    }
}
