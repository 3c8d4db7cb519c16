// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LocaleWordsTest {

    @Test
    void aFileThatThePlainLocaleCannotNameIsNamed() {
        assertThat(LocaleWords.warning(US_ASCII, "worlds", "check", "wält.txt"))
                .hasValueSatisfying(line -> assertThat(line).contains("'wält.txt'", "US-ASCII", "LC_ALL=C.UTF-8"));
        // What the system could not read arrives as this.
        assertThat(LocaleWords.warning(US_ASCII, "w\uFFFD\uFFFDlt.txt")).isPresent();
    }

    @Test
    void othersAreNotWarned() {
        assertThat(LocaleWords.warning(US_ASCII, "play", "exact", "5x5/4")).isEmpty();
        assertThat(LocaleWords.warning(UTF_8, "wält.txt", "世界.txt")).isEmpty();
    }
}
