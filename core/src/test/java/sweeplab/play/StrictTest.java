// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.world.World;

/** Strict play (V8): a guess loses, what is certain never does, and the board that is left fits all that was seen. */
final class StrictTest {

    @ParameterizedTest
    @ValueSource(strings = {"6x6/8", "hex:6x6/8", "nettle 5x5/6", "[Q] 5x5/10", "[M] 5x5/7", "[C][W] 5x5/8"})
    void aGuessLosesAndNothingElse(String board) {
        for (int seed = 1; seed <= 12; seed++) {
            Game game = GameId.parse(board + " #" + seed).setup(new Catalogue()).newGame();
            Score score = new Referee(game, Roster.core().get("exact").maker().apply(1), step -> {})
                    .strictly()
                    .playAll();
            assertEquals(score.guesses() == 0, score.result() == Result.WON, board + " #" + seed);
            assertTrue(score.guesses() <= 1, "the first guess ends the game");
            assertTrue(game.fits(game.world()), "the board that is left fits what was seen");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"6x6/8 #1", "[Q] 5x5/10 #2"})
    void aCarefulAgentIsStuckAndNotLost(String board) {
        Game game = GameId.parse(board).setup(new Catalogue()).newGame();
        Score score = new Referee(
                        game,
                        view -> Roster.core().get("exact").maker().apply(1).decide(view)
                                        instanceof Decision.Certain certain
                                ? certain
                                : new Decision.Resign("nothing is certain"),
                        step -> {})
                .strictly()
                .playAll();
        assertTrue(score.result() != Result.LOST);
    }

    // Too many states to count for strict play: a solver finds the world in which the move is wrong.
    @ParameterizedTest
    @ValueSource(strings = {"[Q] 12x12/40 #1", "[Q] 12x12/40 #2"})
    void aGuessLosesOnLargeBoards(String board) {
        Game game = GameId.parse(board).setup(new Catalogue()).newGame();
        int far = game.world().topology().size() - 1;
        game.probe(0);
        int cell = IntStream.rangeClosed(0, far)
                .map(i -> far - i)
                .filter(each -> game.view().covered(each) && !game.world().danger(each))
                .findFirst()
                .orElseThrow();
        new Strict(game).before(cell, false);
        assertTrue(game.world().danger(cell), "nothing is certain so far from what was seen");
        assertTrue(game.fits(game.world()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"6x6/8 #1", "[Q] 5x5/10 #2", "[C][W] 5x5/8 #3"})
    void aBudgetThatIsSpentChangesNothing(String board) {
        Game game = GameId.parse(board).setup(new Catalogue()).newGame();
        World before = game.world();
        Budget spent = Budget.unlimited();
        spent.cancel();
        for (int cell = 0; cell < before.topology().size(); cell++) {
            new Strict(game, spent).before(cell, before.danger(cell));
            assertEquals(before, game.world(), "nothing is known, so nothing is wrong");
        }
    }
}
