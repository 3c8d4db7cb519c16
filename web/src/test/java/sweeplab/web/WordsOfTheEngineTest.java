// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the engine says is said in the page's language: every phrase of a proof, every agent, what an agent went by. */
final class WordsOfTheEngineTest extends Browsing {

    private static final Path ENGLISH = Path.of("../core/src/main/java/sweeplab/prove/English.java");

    // A position of Tornado Sweeper in whose proofs there are suppositions.
    private static final String GAME = "tornado:LARGE4";

    private static TreeSet<String> phrases() throws IOException {
        return Pattern.compile("case \"(\\w+)\"")
                .matcher(Files.readString(ENGLISH))
                .results()
                .map((MatchResult found) -> found.group(1))
                .filter(phrase -> !phrase.equals("cell"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String words(Stream<String> values) {
        return values.sorted().collect(Collectors.joining(","));
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "zh"})
    void noPhraseAndNoAgentIsMissing(String language) throws IOException {
        assertThat(phrases()).hasSizeGreaterThan(25);
        List<String> agents =
                PageAgents.roster().all().stream().map(entry -> entry.name()).toList();
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            String module = "import('./js/text/" + language + ".js')";
            assertThat(page.evaluate(module + ".then(({phrases}) => Object.keys(phrases).sort().join())")
                            .asString())
                    .isEqualTo(words(phrases().stream()));
            String named = "[" + agents.stream().map(name -> "'" + name + "'").collect(Collectors.joining(",")) + "]";
            assertThat(page.evaluate(
                                    module + ".then(({text}) => " + named
                                            + ".filter((name) => text.agentAbout({name, about: 'unknown'}) === 'unknown').join())")
                            .asString())
                    .isEmpty();
        }
    }

    /** Every move of a game with its proof, in German: no English word is left, and none is undefined. */
    @Test
    void aWholeGameIsArguedInGerman() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            page.evaluate("localStorage['sweeplab.language'] = '\"de\"'");
            page.open(address("#/watch?agent=exact&id=" + encode(GAME)));
            page.await("/^0 von [1-9]/.test(document.querySelector('.counter')?.textContent)");
            int moves = Integer.parseInt(page.text(".counter").replaceAll(".* ", ""));
            StringBuilder said = new StringBuilder();
            for (int move = 1; move <= Math.min(moves, 25); move++) {
                // What was said of the move before is not taken for this one.
                page.evaluate("document.querySelector('#story').replaceChildren()");
                page.click("#step");
                page.await("document.querySelector('#story').textContent.includes('Anfang')"
                        + " || document.querySelectorAll('#story .steps li').length > 0");
                said.append(page.text("#story")).append('\n');
            }
            assertThat(said.toString())
                    .contains("hat nur so viele Felder übrig wie nötig", "ist sicher")
                    .doesNotContainPattern("undefined|\\b(the|is|are|that|cannot|clue|clues|needs)\\b");
            assertThat(page.faults()).isEmpty();
        }
    }
}
