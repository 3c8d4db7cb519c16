// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.Collection;
import org.jspecify.annotations.Nullable;
import sweeplab.base.JsonText;

/** The small JSON texts that the page reads. */
final class PageJson implements JsonText.Written {

    private final String text;

    private PageJson(Object value) {
        text = JsonText.of(value);
    }

    /** An object from keys and values in turn. */
    static PageJson object(@Nullable Object... keysAndValues) {
        return new PageJson(JsonText.object(keysAndValues));
    }

    static PageJson array(Collection<?> values) {
        return new PageJson(values);
    }

    @Override
    public String toString() {
        return text;
    }
}
