// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.text;

import java.util.List;
import sweeplab.base.PublicApi;
import sweeplab.format.document.Document;

/** One format that people have: how it is recognised, read and written. */
@PublicApi
public interface Format {

    /** The name on the command line. */
    String name();

    /** What the format holds, in one line. */
    String about();

    /** The endings of file names that stand for it, without the dot. */
    default List<String> suffixes() {
        return List.of(name());
    }

    /** True if this is most likely meant to be in this format, even if it turns out to be faulty. */
    boolean looksLike(Source source);

    /** True if nearly anything may look like this format, so that any other comes first. */
    default boolean vague() {
        return false;
    }

    /** Reads it; an error names the byte or the line. */
    Document read(Source source);

    /** True if {@link #write} is possible at all. */
    default boolean writes() {
        return true;
    }

    /** Writes it so that {@link #read} gives the same; an error says what the format cannot hold. */
    default byte[] write(Document document) {
        throw new IllegalArgumentException("the format " + name() + " is only read, not written");
    }
}
