// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards that are written out in a game id. */
final class LayoutTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "square:30x16/170 opening@3,3",
                "hex:7x5/6",
                "daggers-m square:8x8/10+4g",
                "obscured square:7x7/8+5b",
                "graph:football/6 safe@4,0"
            })
    void aBoardWrittenOutIsTheSameBoard(String game) {
        for (int seed = 0; seed < 20; seed++) {
            Setup made = GameId.parse(game + " #" + seed).setup(new Catalogue());
            GameId written = made.id().withWorld(made.world());
            assertThat(GameId.parse(written.toString())).isEqualTo(written);
            Setup again = GameId.parse(written.toString()).setup(new Catalogue());
            assertThat(again.world()).as(made.id().toString()).isEqualTo(made.world());
            assertThat(again.starts()).containsExactly(made.starts());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4x4/3 safe@0,0 =Ag        | has 2 letters, square:4x4/3 takes 3",
                "4x4/3 safe@0,0 =A!A       | has '!' in place 2",
                "4x4/3 safe@0,0 =AAA       | holds 0 mines",
                "4x4/1 safe@0,0 =gAA       | has danger at (0,0), where the start must be safe",
                "daggers 2x2/1+1g =JA      | has gold at (0,1) beside a dagger"
            })
    void aBoardThatCannotBeIsRefused(String game, String why) {
        assertThatThrownBy(() -> GameId.parse(game).setup(new Catalogue()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }
}
