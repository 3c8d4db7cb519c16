// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Candidates.Untouched;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Sampler;
import sweeplab.game.Game;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.World;

final class PlayOutTest {

    private static final int POSITIONS = 6;
    private static final int PLAYS = 40;
    private static final int MOST_CELLS = 3;

    private final Exact exact = new Exact();

    /** One that remembers what it met plays as one that has met nothing: every play by both, in the same world. */
    @ParameterizedTest
    @ValueSource(strings = {"square:16x16/52 #", "square:12x9/24 #", "hex:12x12/35 #", "torus:12x12/36 #"})
    void whatIsRememberedChangesNothing(String board) {
        compare(board, PlayOut::new);
        compare(board, PlayOut::guidedAtFirst);
    }

    private void compare(String board, Supplier<PlayOut> maker) {
        int compared = 0;
        for (int seed = 1; compared < POSITIONS; seed++) {
            Game game = GameId.parse(board + seed).setup(new Catalogue()).newGame();
            Standstill.play(game, exact);
            if (game.view().status() == Status.PLAYING && exact.at(game.view()).worlds() > 1_000) {
                compare(game.view(), maker, board + seed);
                compared++;
            }
        }
    }

    private void compare(View view, Supplier<PlayOut> maker, String where) {
        Candidates candidates = new Candidates(view, 0.8, Effort.STEPS, Untouched.ONE);
        assertThat(candidates.collect(exact.at(view))).as(where).isTrue();
        PlayOut remembers = maker.get();
        Sampler worlds = exact.sampler(view).orElseThrow();
        Dice dice = new Dice(11);
        for (int i = 0; i < PLAYS; i++) {
            World world = worlds.draw(dice);
            for (int c = 0; c < Math.min(MOST_CELLS, candidates.size()); c++) {
                int cell = candidates.cell(c);
                double expected = chance(maker.get(), view, world, cell);
                assertThat(chance(remembers, view, world, cell))
                        .as(where + ", play " + i + ", " + view.topology().name(cell))
                        .isCloseTo(expected, within(1e-12));
            }
        }
    }

    private double chance(PlayOut playOut, View view, World world, int cell) {
        return playOut.chance(exact.at(view), world, cell, Budget.unlimited()).orElseThrow();
    }
}
