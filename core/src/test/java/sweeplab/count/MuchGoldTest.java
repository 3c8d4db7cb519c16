// SPDX-License-Identifier: Apache-2.0
package sweeplab.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sweeplab.base.Dice;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.count.gold.GoldInPlay;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.infer.BruteForce;
import sweeplab.rules.Daggers;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Topologies;

/** Chances and certain moves with several gold cells, against brute force. */
final class MuchGoldTest {

    private static final String[] FAMILIES = {"square", "hex", "torus", "square4"};

    @ParameterizedTest
    @EnumSource(names = {"CARDINAL", "COUNTED"})
    void chancesAreThoseOfBruteForce(GoldClue kind) {
        int spokenOf = 0;
        for (long seed = 0; seed < 1200; seed++) {
            View view = position(kind, seed);
            check(view, kind + ", seed " + seed);
            spokenOf += GoldInPlay.spokenOf(view) ? 1 : 0;
        }
        assertThat(spokenOf).as("positions with a clue that speaks of gold").isGreaterThan(40);
    }

    private static void check(View view, String where) {
        BruteForce truth = BruteForce.of(view);
        Exact exact = new Exact();
        int[] moves = exact.certain(view);
        assertThat(moves.length == 0)
                .as("%s: nothing certain", where)
                .isEqualTo(truth.safe().isEmpty() && truth.dangers().isEmpty());
        for (int move : moves) {
            assertThat((move < 0 ? truth.dangers() : truth.safe()).contains(move < 0 ? ~move : move))
                    .as("%s, move %d", where, move)
                    .isTrue();
        }
        Analysis analysis = exact.analyse(view);
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                assertThat(analysis.danger(cell))
                        .as("%s, cell %d", where, cell)
                        .isCloseTo(truth.danger(cell).value(), within(1e-12));
                assertThat(analysis.gold(cell))
                        .as("%s, gold in %d", where, cell)
                        .isCloseTo(truth.gold(cell).value(), within(1e-12));
            }
        }
    }

    // Safe cells that are not gold are opened one by one, the gold last of all if at all.
    private static View position(GoldClue kind, long seed) {
        Dice dice = new Dice(Dice.seed(seed, 92));
        String family = FAMILIES[dice.nextInt(FAMILIES.length)];
        int columns = 5 + dice.nextInt(2);
        int rows = 4;
        Board board = new Board(family, columns, rows, 1 + dice.nextInt(3), 2 + dice.nextInt(2), 0);
        GameId id = GameId.ofBoard(new Daggers(kind), board, Optional.of(new Start(false, 0, 0)), seed);
        Game game = id.setup(Topologies.grid(family, columns, rows)).newGame(1);
        for (int tries = 0; tries < 200 && !game.over() && game.view().coveredCells() > 14; tries++) {
            int cell = dice.nextInt(columns * rows);
            boolean goldToo = dice.nextInt(10) == 0;
            if (game.view().covered(cell)
                    && !game.world().danger(cell)
                    && (goldToo || !game.world().gold(cell))) {
                game.probe(cell);
            }
        }
        return game.view();
    }
}
