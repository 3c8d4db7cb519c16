// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every word is there in every language, and a language that was chosen stays. */
final class LanguagesTest extends Browsing {

    // The names of all words, with the kind of each: a text, a list of so many, or a function.
    private static final String WORDS = """
            import('./js/text/%s.js').then(({text}) => {
              const names = [];
              const walk = (value, name) => {
                if (typeof value === 'object' && !Array.isArray(value)) Object.entries(value).forEach(([key, each]) => walk(each, name + '.' + key));
                else names.push(name + ' ' + (Array.isArray(value) ? 'list' + value.length : typeof value));
              };
              walk(text, '');
              return names.sort().join('\\n');
            })""";

    @ParameterizedTest
    @CsvSource({"de", "zh"})
    void noWordIsMissing(String language) {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            String english = page.evaluate(WORDS.formatted("en")).asString();
            assertThat(page.evaluate(WORDS.formatted(language)).asString()).isEqualTo(english);
        }
    }

    @Test
    void whatWasChosenStaysAndTheGameGoesOn() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:9x9/10 opening@4,4 #7"))) {
            page.await("document.querySelector('canvas').board.board?.id");
            page.mouse(40, "left");
            page.await("document.querySelector('canvas').board.cells[40] === 0");
            page.evaluate("delete document.documentElement.dataset.ready");
            page.choose("language", "de");
            page.await("document.documentElement.dataset.ready === 'yes' && document.documentElement.lang === 'de'");
            page.await("document.querySelector('canvas')?.board.cells?.[40] === 0");
            assertThat(page.text("#new-game")).isEqualTo("Neues Spiel");
            assertThat(page.evaluate("import('./js/text.js').then(({text}) => text.number(1234.5, 1))")
                            .asString())
                    .isEqualTo("1.234,5");
            assertThat(page.evaluate("import('./js/board/palette.js').then(({percent}) => percent(0.2857, 1))")
                            .asString())
                    .isEqualTo("28,6");
            assertThat(page.faults()).isEmpty();
        }
    }
}
