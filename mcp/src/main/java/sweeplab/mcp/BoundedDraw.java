// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import java.util.function.Function;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.game.Game;

/** Games by their ids, whose boards are drawn within the size and the time that a client is given. */
final class BoundedDraw {

    static final int MOST_CELLS = 10_000;
    private static final int SECONDS = 10;

    private BoundedDraw() {}

    /** What needs boards from this library, or an error that says that it took too long. */
    static <T> T within(Function<Library, T> work) {
        Budget budget = Budget.millis(SECONDS * 1000L);
        Library library = new Catalogue().within(budget);
        return budget.within(() -> work.apply(library))
                .orElseThrow(() -> new IllegalArgumentException(
                        "this board was not drawn within " + SECONDS + " seconds: ask for a smaller one"));
    }

    /** The game with its safe cells opened. */
    static Game started(GameId id, Library library) {
        check(id);
        Game game = id.setup(library).newGame();
        for (int start : game.view().starts()) {
            game.probe(start);
        }
        return game;
    }

    /** Refuses a board that is too large. */
    static void check(GameId id) {
        id.board().ifPresent(board -> {
            if ((long) board.columns() * board.rows() > MOST_CELLS) {
                throw new IllegalArgumentException("this board is too large here: at most " + MOST_CELLS + " cells");
            }
        });
    }
}
