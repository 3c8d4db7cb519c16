// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** The catalogue as a whole shows the shape of the reports' tables (W2). */
final class CatalogueTablesTest {

    private static final Library CATALOGUE = new Catalogue();
    private static final Roster ROSTER = SatAgents.addTo(Roster.core());

    @Test
    @DisplayName("N7: single point needs no guess on 7 of 15 nettle worlds, easy equations and SAT on none")
    void nettle() {
        Rules nettle = RuleBook.get("nettle");
        List<String> names = CATALOGUE.names(nettle).stream()
                .filter(name -> !name.endsWith("6"))
                .toList();
        assertThat(names).hasSize(15);
        assertThat(names.stream().filter(name -> wins("sps", nettle, name)))
                .containsExactly("easy1", "easy4", "medium1", "medium2", "medium4", "hard4", "hard5");
        assertThat(names).allMatch(name -> wins("ees", nettle, name));
        assertThat(names).allMatch(name -> wins("sat", nettle, name));
    }

    @Test
    @DisplayName("D12: every daggers world has its letter: S by single point, A by SAT too, G needs a guess")
    void daggersLetters() {
        assertThat(letters("EASY")).isEqualTo("GGSSGSAASS");
        assertThat(letters("MEDIUM")).isEqualTo("SASAAGGGGA");
        assertThat(letters("HARD")).isEqualTo("AAASAGGAGG");
    }

    @Test
    @DisplayName("D5: cells left when single point stops, as in report 001")
    void daggersLeft() {
        assertThat(left("EASY")).containsExactly(5, 16, 0, 0, 21, 0, 10, 10, 0, 0);
        assertThat(left("MEDIUM")).containsExactly(0, 10, 0, 56, 39, 58, 6, 44, 4, 58);
        assertThat(left("HARD")).containsExactly(120, 111, 63, 0, 73, 135, 106, 132, 104, 135);
    }

    @Test
    @DisplayName("T6: of 36 tornado worlds SPS solves 10, SAT 19, in either encoding")
    void tornado() {
        assertThat(solved("P2")).containsExactly(4, 3, 2, 1);
        assertThat(solved("P3")).containsExactly(5, 5, 6, 3);
        assertThat(solved("P4")).containsExactly(5, 5, 6, 3);
    }

    @Test
    @DisplayName("T5: some tornado worlds end with every tornado flagged and safe cells still covered")
    void flaggedButNotSolved() {
        Rules tornado = RuleBook.get("tornado");
        for (String name : List.of("SMALL6", "MEDIUM5", "LARGE6")) {
            Score score = play("P4", tornado, name);
            assertThat(score.result()).as(name).isEqualTo(Result.STUCK);
            assertThat(score.flags())
                    .as(name)
                    .isEqualTo(CATALOGUE.world(tornado, name).dangers());
        }
    }

    @Test
    @DisplayName("D8: CUSTOM1 and CUSTOM2 have work for the gold strategies")
    void custom() {
        assertThat(strategies("CUSTOM1")).contains("gold SPS");
        assertThat(strategies("CUSTOM2")).contains("gold ATS");
    }

    private static List<String> strategies(String world) {
        List<String> used = new ArrayList<>();
        Referee.play(
                GameId.ofWorld(RuleBook.get("daggers-m"), world)
                        .setup(CATALOGUE)
                        .newGame(),
                ROSTER.get("daggers-002-logic3").maker().apply(0),
                step -> used.add(step.by()));
        return used;
    }

    private static String letters(String level) {
        Rules daggers = RuleBook.get("daggers");
        return Arrays.stream(worlds(level, 1, 10))
                .map(name -> wins("sps", daggers, name) ? "S" : wins("sat", daggers, name) ? "A" : "G")
                .collect(Collectors.joining());
    }

    private static List<Integer> left(String level) {
        return Arrays.stream(worlds(level, 1, 10))
                .map(name -> play("sps", RuleBook.get("daggers"), name).left())
                .toList();
    }

    private static List<Integer> solved(String agent) {
        return List.of(
                count(agent, worlds("TEST", 0, 5)),
                count(agent, worlds("SMALL", 0, 9)),
                count(agent, worlds("MEDIUM", 0, 9)),
                count(agent, worlds("LARGE", 0, 9)));
    }

    private static int count(String agent, String[] names) {
        return (int) Arrays.stream(names)
                .filter(name -> wins(agent, RuleBook.get("tornado"), name))
                .count();
    }

    private static String[] worlds(String level, int first, int last) {
        String[] names = new String[last - first + 1];
        Arrays.setAll(names, i -> level + (first + i));
        return names;
    }

    private static boolean wins(String agent, Rules rules, String world) {
        return play(agent, rules, world).result() == Result.WON;
    }

    private static Score play(String agent, Rules rules, String world) {
        return Referee.play(
                GameId.ofWorld(rules, world).setup(CATALOGUE).newGame(),
                ROSTER.get(agent).maker().apply(1),
                step -> {});
    }
}
