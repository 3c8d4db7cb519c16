// SPDX-License-Identifier: Apache-2.0
package sweeplab.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.view.Status;

/** Large boards: the cascade is a loop, so that no stack overflows; the program BigBoard in bench measures larger ones. */
final class BigBoardTest {

    @ParameterizedTest
    @DisplayName("C2, X2: a board of 500 by 500 is made, and a cascade over nearly all of it opens every cell once")
    @CsvSource(
            delimiter = '|',
            value = {
                "square:500x500/50000 opening@250,250 #1 | 9 | 250000",
                "torus:500x500/2500 opening@0,0 #2 | 200000 | 247500"
            })
    void opens(String id, int fewest, int most) {
        Setup setup = GameId.parse(id).setup(new Catalogue());
        Game game = setup.newGame();
        game.probe(setup.starts()[0]);
        assertThat(game.view().opened()).isBetween(fewest, most);
        assertThat(game.view().explodedCells()).isZero();
        assertThat(game.view().coveredCells()).isEqualTo(250_000 - game.view().opened());
    }

    @ParameterizedTest
    @DisplayName("C2: a board without danger is won by its first probe, however long the way through it")
    @CsvSource({"1x200000/0", "200000x1/0", "triangle:400x400/0"})
    void opensAll(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        game.probe(0);
        assertThat(game.view().status()).isEqualTo(Status.WON);
        assertThat(game.view().opened()).isEqualTo(game.view().topology().size());
    }
}
