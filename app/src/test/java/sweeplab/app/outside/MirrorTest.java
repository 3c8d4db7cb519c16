// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.base.Dice;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.view.View;

/** What the protocol tells of a game is all that a view shows: the view can be made again from it after every move. */
final class MirrorTest {

    @ParameterizedTest
    @MethodSource("sweeplab.app.outside.Programs#games")
    @DisplayName("every game on every board, probed at random")
    void same(Setup setup) {
        Game game = setup.newGame(20);
        View view = game.view();
        Mirror mirror = new Mirror();
        hear(mirror, Script.neighbours(view.topology()) + Script.game(view, 5));
        assertThat(mirror.seed()).isEqualTo(5);
        Dice dice = new Dice(11);
        for (int told = 0; !game.over(); told = view.opened()) {
            int cell = dice.nextInt(view.topology().size());
            if (view.covered(cell)) {
                game.probe(cell);
            }
            hear(mirror, Script.news(view, told));
            compare(mirror.view(), view, setup);
        }
    }

    private static void hear(Mirror mirror, String lines) {
        lines.lines().forEach(mirror::hear);
    }

    private static void compare(View mirrored, View view, Setup setup) {
        assertThat(mirrored.topology().id()).isEqualTo(view.topology().id());
        assertThat(mirrored.rules().id()).isEqualTo(view.rules().id());
        assertThat(mirrored.dangers()).isEqualTo(view.dangers());
        assertThat(mirrored.golds()).isEqualTo(view.golds());
        assertThat(mirrored.lives()).isEqualTo(view.lives());
        assertThat(mirrored.starts()).isEqualTo(view.starts());
        assertThat(mirrored.opened()).isEqualTo(view.opened());
        for (int cell = 0; cell < view.topology().size(); cell++) {
            assertThat(shown(mirrored, cell))
                    .as("cell %s of %s", cell, setup.id())
                    .isEqualTo(shown(view, cell));
            assertThat(mirrored.topology().neighbours(cell))
                    .isEqualTo(view.topology().neighbours(cell));
        }
    }

    private static String shown(View view, int cell) {
        String clue = view.hasClue(cell) ? view.atLeast(cell) + "-" + view.atMost(cell) : "";
        return clue + " " + view.covered(cell) + view.exploded(cell) + view.blocked(cell) + view.gold(cell)
                + (view.exploded(cell) ? "" : view.goldClue(cell));
    }
}
