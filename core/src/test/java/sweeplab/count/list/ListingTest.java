// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sweeplab.base.Ratio;
import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.infer.BruteForce;
import sweeplab.infer.Positions;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;

/** The list of worlds, and their number, against brute force. */
final class ListingTest {

    private static final long POSITIONS = Long.getLong("positions", 2000);

    @Test
    void listsEveryWorldOnce() {
        int listed = 0;
        for (long seed = 0; seed < POSITIONS; seed++) {
            Game game = Positions.game(seed);
            Exact exact = new Exact();
            openWhatIsSafe(game, exact);
            Optional<WorldList> list =
                    game.over() ? Optional.empty() : exact.at(game.view()).list(1000);
            if (list.isPresent()) {
                check("seed " + seed, game.view(), list.get());
                listed++;
            }
        }
        assertThat(listed).as("positions with a list").isGreaterThan((int) POSITIONS / 20);
    }

    @Test
    void aTotalThatIsNotToldOrGoldCluesGiveNoList() {
        for (long seed = 0; seed < 200; seed++) {
            View view = Positions.view(seed);
            Exact exact = new Exact();
            exact.certain(view);
            if (view.dangers() == View.UNTOLD || view.rules().goldClue() != GoldClue.NONE) {
                assertThat(exact.at(view).list(Integer.MAX_VALUE))
                        .as("seed %d", seed)
                        .isEmpty();
            }
        }
    }

    private static void openWhatIsSafe(Game game, Exact exact) {
        int[] moves = exact.certain(game.view());
        while (moves.length > 0 && !game.over()) {
            for (int move : moves) {
                if (move < 0) {
                    game.flag(~move);
                } else if (game.view().covered(move) && !game.over()) {
                    game.probe(move);
                }
            }
            moves = exact.certain(game.view());
        }
    }

    private static void check(String where, View view, WorldList list) {
        BruteForce truth = BruteForce.of(view);
        assertThat((long) list.size()).as(where).isEqualTo(truth.solutions());
        for (int c = 0; c < list.cells().length; c++) {
            long dangers = Arrays.stream(list.shows()[c])
                    .filter(shown -> shown == WorldList.DANGER)
                    .count();
            assertThat(Ratio.of(BigInteger.valueOf(dangers), BigInteger.valueOf(list.size())))
                    .as(where + ", " + view.topology().name(list.cells()[c]))
                    .isEqualTo(truth.danger(list.cells()[c]));
        }
    }
}
