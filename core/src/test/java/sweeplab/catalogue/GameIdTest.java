// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.rules.RuleBook;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The one text that names a game everywhere (C4, X2, X3). */
final class GameIdTest {

    private static final Library LIBRARY = new Catalogue();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tornado:LARGE4",
                "daggers-m:EASY1",
                "square:30x16/99 opening@3,3 #42",
                "square:9x9/10 safe@0,8 #-7",
                "hex:12x12/30 #7",
                "daggers square:12x12/25+3g #1",
                "obscured square:7x7/8+5b #9223372036854775807",
                "daggers-counted tritorus:8x6/4+2g #0",
                "nettle graph:petersen/2 #3",
                "graph:football/6 safe@4,0 #11"
            })
    @DisplayName("C4, X3: an id reads back as it was written, and its game has that id")
    void roundTrip(String text) {
        GameId id = GameId.parse(text);
        assertThat(id).hasToString(text).isEqualTo(GameId.parse(text));
        Setup setup = id.setup(LIBRARY);
        assertThat(setup.id()).isEqualTo(id);
        assertThat(setup.newGame().view().rules()).isSameAs(id.rules());
    }

    @Test
    @DisplayName("W3: a world is named as its file is, blanks included")
    void aNameWithBlanks() {
        GameId id = GameId.parse(" daggers:Week 3  hard ");
        assertThat(id).isEqualTo(GameId.ofWorld(RuleBook.get("daggers"), "Week 3  hard"));
        assertThat(GameId.parse(id.toString())).isEqualTo(id);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "expert                      | square:30x16/99 #0",
                "Beginner #3                 | square:9x9/10 #3",
                "8x8/10                      | square:8x8/10 #0",
                "classic 8x8/10 #1           | square:8x8/10 #1",
                "daggers hard #2             | daggers square:12x12/25+3g #2",
                "tornado small               | tornado hex:5x5/6 #0",
                "tornado 6x6/5               | tornado hex:6x6/5 #0",
                "'  nettle   easy   #4  '    | nettle square:5x5/5 #4"
            })
    @DisplayName("N2, D3, X2: levels and short forms mean the full form")
    void shortForms(String text, String full) {
        assertThat(GameId.parse(text)).hasToString(full);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                       | board '': write columns x rows / mines",
                "daggers                  | names no board",
                "9x9                      | board '9x9': write columns x rows",
                "graph:petersen           | board 'graph:petersen': write the graph / mines, for instance graph:petersen/3",
                "9x9/ten                  | board '9x9/ten'",
                "9x9/10+2x                | board '9x9/10+2x'",
                "9x9/10+1g+2g             | board '9x9/10+1g+2g'",
                "9999999999x9/1           | board '9999999999x9/1'",
                ":9x9/1                   | board ':9x9/1'",
                "9x9/10 corner            | start 'corner': write safe@X,Y or opening@X,Y",
                "9x9/10 safe@-1,0         | start 'safe@-1,0'",
                "9x9/10 #x                | no seed: write # and a whole number",
                "9x9/10 #1 more           | is too much: write BOARD [START] [#SEED]"
            })
    @DisplayName("X2: a text that names no game is refused with what would be right")
    void refusesText(String text, String message) {
        assertThatThrownBy(() -> GameId.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tornado:NOWHERE             | unknown world 'NOWHERE' for the game tornado: there are",
                "tornado:LARGE4 #3           | unknown world 'LARGE4 #3' for the game tornado: there are",
                "classic:any                 | unknown world 'any' for the game classic: there are none",
                "cube:3x3/1 #1               | unknown topology 'cube'",
                "graph:nowhere/1 #1          | unknown graph 'nowhere': there are football, petersen",
                "0x0/0                       | a board of 0x0 is not possible",
                "100000x100000/5             | a board of 100000x100000 is not possible",
                "3x3/9                       | 9 mines do not fit",
                "1x1/1                       | 1 mine does not fit, there is room for 0",
                "9x9/10 safe@9,0 #1          | (0,9) is outside the board",
                "9x9/73 opening@4,4 #1       | 73 mines do not fit, there is room for 72"
            })
    @DisplayName("X2, X3: a game that cannot be set up is refused by value")
    void refusesSetup(String text, String message) {
        assertThatThrownBy(() -> GameId.parse(text).setup(LIBRARY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    @DisplayName("X2: safe spares the first cell, opening its neighbours as well; the game starts there")
    void startRules() {
        for (int seed = 0; seed < 50; seed++) {
            Setup safe = GameId.parse("6x6/35 safe@2,3 #" + seed).setup(LIBRARY);
            Setup opening = GameId.parse("6x6/27 opening@2,3 #" + seed).setup(LIBRARY);
            int cell = safe.world().topology().cell(3, 2);
            assertThat(safe.starts()).containsExactly(cell);
            assertThat(safe.world().danger(cell)).isFalse();
            assertThat(opening.world().dangersAround(cell)).as("seed %d", seed).isZero();
            assertThat(opening.newGame().view().starts()).containsExactly(cell);
        }
    }

    @Test
    @DisplayName("C4: a seed names one world, on a topology made before as well")
    void seeds() {
        GameId id = GameId.parse("hex:12x12/30 #7");
        World world = id.setup(LIBRARY).world();
        Topology topology = world.topology();
        assertThat(id.setup(topology).world()).isEqualTo(world);
        assertThat(id.withSeed(8).setup(topology).world()).isNotEqualTo(world);
        assertThat(id.withSeed(8)).hasToString("hex:12x12/30 #8");
        assertThat(id.setup(LIBRARY).newGame(5).view().lives()).isEqualTo(5);
    }

    @Test
    @DisplayName("D3: names of worlds are found in capitals or not")
    void spelling() {
        assertThat(LIBRARY.spelling(RuleBook.get("daggers"), "easy10")).isEqualTo("EASY10");
        assertThat(LIBRARY.has(RuleBook.get("daggers"), "Hard4")).isTrue();
        assertThat(LIBRARY.has(RuleBook.get("daggers"), "hard44")).isFalse();
        assertThat(GameId.parse("daggers:easy10").setup(LIBRARY).world())
                .isEqualTo(GameId.parse("daggers:EASY10").setup(LIBRARY).world());
    }
}
