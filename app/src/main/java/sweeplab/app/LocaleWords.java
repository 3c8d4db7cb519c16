// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/** Words of the command line that the locale cannot write, so that no file of such a name can be opened. */
final class LocaleWords {

    private static final char UNREADABLE = '\uFFFD';

    private LocaleWords() {}

    /** What files are named in here. */
    static Charset system() {
        String name = System.getProperty("sun.jnu.encoding", "");
        return name.isEmpty() || !Charset.isSupported(name) ? StandardCharsets.UTF_8 : Charset.forName(name);
    }

    /** A line about the first of these words that names in this encoding cannot hold. */
    static Optional<String> warning(Charset names, String... words) {
        return Stream.of(words)
                .filter(word ->
                        word.indexOf(UNREADABLE) >= 0 || !names.newEncoder().canEncode(word))
                .findFirst()
                .map(word -> "the locale has no name for a file '" + word + "' (its letters are " + names.name()
                        + "); if one is meant, begin with LC_ALL=C.UTF-8 ./sweep");
    }
}
