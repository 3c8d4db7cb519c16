// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is said, apart from any language: which phrase, and what it speaks of. A part is a number, a truth value, a word, another phrase or
 * a list of phrases; one that is missing is left unsaid.
 */
public record Said(String phrase, Map<String, Object> parts) {

    /** A phrase with its parts, names and values in turn. */
    static Said of(String phrase, @Nullable Object... parts) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (int i = 0; i + 1 < parts.length; i += 2) {
            Object value = parts[i + 1];
            if (value != null) {
                named.put(String.valueOf(parts[i]), value);
            }
        }
        return new Said(phrase, named);
    }
}
