// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.infer.BruteForce;
import sweeplab.rules.Daggers;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Topologies;

/** Where gold has room far away, what is certain is found without it, and is the same: by brute force on long narrow boards. */
final class GoldRoomTest {

    private static final String[] FAMILIES = {"square", "hex", "torus"};

    @Test
    void whatIsCertainIsThatOfBruteForce() {
        int withRoom = 0;
        int spokenOf = 0;
        for (long seed = 0; seed < 1500; seed++) {
            View view = position(seed);
            check(view, "seed " + seed);
            boolean room = view.golds() > view.goldCells() && GoldRoom.toSpare(view);
            withRoom += room ? 1 : 0;
            spokenOf += room && GoldInPlay.spokenOf(view) ? 1 : 0;
        }
        assertThat(withRoom).as("positions with room").isBetween(300, 1400);
        assertThat(spokenOf).as("of them with a clue that speaks of gold").isGreaterThan(10);
    }

    private static void check(View view, String where) {
        BruteForce truth = BruteForce.of(view);
        int[] moves = new Exact().certain(view);
        for (int move : moves) {
            boolean right =
                    move < 0 ? truth.dangers().contains(~move) : truth.safe().contains(move);
            assertThat(right).as("%s, move %d", where, move).isTrue();
        }
        assertThat(moves.length == 0)
                .as("%s: nothing certain", where)
                .isEqualTo(truth.safe().isEmpty() && truth.dangers().isEmpty());
    }

    // A few safe cells open at one end, and mostly nothing at the other.
    private static View position(long seed) {
        Dice dice = new Dice(Dice.seed(seed, 91));
        String family = FAMILIES[dice.nextInt(FAMILIES.length)];
        int rows = family.equals("torus") ? 3 : 1 + dice.nextInt(2);
        int columns = rows == 1 ? 16 : 24 / rows;
        Board board = new Board(family, columns, rows, 1 + dice.nextInt(2), 1 + dice.nextInt(3), 0);
        GameId id = GameId.ofBoard(new Daggers(GoldClue.COUNTED), board, Optional.of(new Start(false, 0, 0)), seed);
        Game game = id.setup(Topologies.grid(family, columns, rows)).newGame(1);
        for (int probes = 1 + dice.nextInt(4); probes > 0 && !game.over(); probes--) {
            int cell = dice.nextInt(4) + columns * dice.nextInt(rows);
            if (game.view().covered(cell) && !game.world().danger(cell)) {
                game.probe(cell);
            }
        }
        return game.view();
    }
}
