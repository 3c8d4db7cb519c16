// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.Boards;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * What every game's rules must hold on every topology: the true world satisfies every stated meaning of a clue (N1, D1, D8,
 * D9, T1, T4, X1, X2, X3). A new rule is covered as soon as it is in the rule book.
 */
final class RulesContractTest {

    // Games whose clues leave nothing open; a vague game is welcome, but these are not.
    private static final Set<String> EXACT =
            Set.of("nettle", "daggers", "daggers-m", "daggers-counted", "tornado", "reverse", "obscured", "classic");

    static Stream<Rules> rules() {
        return RuleBook.all().stream();
    }

    static Stream<Arguments> rulesOnBoards() {
        return rules().flatMap(rules -> Boards.playable().map(topology -> Arguments.of(rules, topology)));
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("rulesOnBoards")
    @DisplayName("the true world satisfies every clue: N1, D1, T1, T4, X1, X2 on X3")
    void theTruthSatisfiesEveryClue(Rules rules, Topology topology) {
        for (int seed = 0; seed < 20; seed++) {
            World world = Boards.world(rules, topology, 5 + 4 * seed, new Dice(seed));
            for (int cell = 0; cell < topology.size(); cell++) {
                if (!world.danger(cell) && !world.gold(cell) && !world.blocked(cell)) {
                    checkMeaning(rules, world, cell, "seed " + seed);
                }
            }
        }
    }

    private static void checkMeaning(Rules rules, World world, int cell, String seed) {
        int degree = world.topology().degree(cell);
        int clue = rules.clue(world, cell);
        int dangers = dangersAround(world, cell);
        String place = seed + " " + world.topology().name(cell);
        assertThat(dangers).as(place).isBetween(rules.atLeast(clue, degree), rules.atMost(clue, degree));
        if (EXACT.contains(rules.id())) {
            assertThat(rules.atLeast(clue, degree)).as(place).isEqualTo(dangers);
            assertThat(rules.atMost(clue, degree)).as(place).isEqualTo(dangers);
        }
        assertThat(rules.atLeast(clue, degree)).as(place).isBetween(0, degree);
        assertThat(rules.atMost(clue, degree)).as(place).isBetween(0, degree);
        assertThat(clue).as("a clue is shown in one or two digits").isBetween(0, 99);
        if (rules.cascades(clue, degree)) {
            assertThat(dangers).as("a cascade opens no danger, " + place).isZero();
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("rulesOnBoards")
    @DisplayName("D8, D9: the true world satisfies every gold clue")
    void theTruthSatisfiesEveryGoldClue(Rules rules, Topology topology) {
        GoldClue kind = rules.goldClue();
        for (int seed = 0; seed < 10; seed++) {
            World world = Boards.world(rules, topology, 10, new Dice(seed));
            for (int cell = 0; cell < topology.size(); cell++) {
                int clue = kind.clue(world, cell);
                int[] scope = kind.scope(topology, cell);
                int golds = (int) Arrays.stream(scope).filter(world::gold).count();
                assertThat(golds)
                        .as("seed %d %s", seed, topology.name(cell))
                        .isBetween(kind.atLeast(clue), kind.atMost(clue, scope.length));
                assertThat(world.gold(cell) && world.dangersAround(cell) > 0).isFalse();
            }
        }
    }

    private static int dangersAround(World world, int cell) {
        int dangers = 0;
        for (int other = 0; other < world.topology().size(); other++) {
            dangers += world.danger(other)
                            && Arrays.stream(world.topology().neighbours(other)).anyMatch(n -> n == cell)
                    ? 1
                    : 0;
        }
        return dangers;
    }

    @ParameterizedTest
    @MethodSource("rulesOnBoards")
    @DisplayName("N1, D1, T1, X1: the start cells are on the board and differ")
    void startsAreOnTheBoard(Rules rules, Topology topology) {
        int[] starts = rules.starts(topology);
        assertThat(starts).isNotEmpty().doesNotHaveDuplicates();
        for (int start : starts) {
            assertThat(start).isBetween(0, topology.size() - 1);
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    @DisplayName("N2, D3, X2: every level can be made and has its counts")
    void levelsCanBeMade(Rules rules) {
        for (Level level : rules.levels()) {
            Setup setup = GameId.parse(rules.id() + " " + level.name() + " #5").setup(new Catalogue());
            assertThat(setup.world().dangers()).isEqualTo(level.dangers());
            assertThat(setup.world().golds()).isEqualTo(level.golds());
            assertThat(setup.world().topology().columns()).isEqualTo(level.columns());
            assertThat(setup.world().topology().rows()).isEqualTo(level.rows());
            assertThat(setup.world().topology().shape().family()).isEqualTo(rules.family());
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void isFoundByItsName(Rules rules) {
        assertThat(RuleBook.get(rules.id())).isSameAs(rules);
        assertThat(RuleBook.has(rules.id())).isTrue();
        assertThat(rules.danger()).isNotBlank();
        assertThat(rules.dangerSymbol())
                .doesNotMatch("\\d+|g|b")
                .doesNotContain(" ")
                .doesNotStartWith("#");
    }

    @Test
    @DisplayName("the levels and facts that the reports state: N1, N2, D1, D3, D8, D9, T1, T4, X1, X2")
    void statedFacts() {
        assertThat(levels("nettle")).containsExactly("easy 5x5/5+0", "medium 9x9/10+0", "hard 10x10/20+0");
        assertThat(levels("daggers")).containsExactly("EASY 5x5/4+1", "MEDIUM 8x8/10+4", "HARD 12x12/25+3");
        assertThat(levels("classic"))
                .containsExactly(
                        "beginner 9x9/10+0", "beginner8 8x8/10+0", "intermediate 16x16/40+0", "expert 30x16/99+0");
        Topology hex = RuleBook.get("tornado").board(9, 9);
        assertThat(hex.shape().family()).isEqualTo("hex");
        assertThat(RuleBook.get("tornado").starts(hex)).containsExactly(0, hex.cell(4, 4));
        assertThat(RuleBook.get("reverse").starts(hex)).containsExactly(0, hex.cell(4, 4));
        assertThat(RuleBook.get("obscured").starts(RuleBook.get("obscured").board(5, 5)))
                .containsExactly(0, 12);
        assertThat(RuleBook.get("obscured").hasBlocked()).isTrue();
        assertThat(RuleBook.get("nettle").starts(RuleBook.get("nettle").board(5, 5)))
                .containsExactly(0);
        assertThat(rules().filter(rules -> !rules.dangersKnown()).map(Rules::id))
                .containsExactly("tornado", "reverse");
        assertThat(rules().filter(rules -> rules.goldClue().goldsKnown()).map(Rules::id))
                .containsExactly("daggers-counted");
        assertThat(RuleBook.get("daggers-m").goldClue()).isEqualTo(GoldClue.CARDINAL);
    }

    private static Stream<String> levels(String game) {
        return RuleBook.get(game).levels().stream()
                .map(level -> level.name() + " " + level.columns() + "x" + level.rows() + "/" + level.dangers() + "+"
                        + level.golds());
    }

    @Test
    void refusesUnknownGames() {
        assertThatThrownBy(() -> RuleBook.get("chess"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'chess'")
                .hasMessageContaining("daggers-counted");
    }
}
