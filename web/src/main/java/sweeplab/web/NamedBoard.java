// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.format.Formats;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.format.document.Replay;
import sweeplab.rules.Rules;
import sweeplab.trace.Trace;
import sweeplab.view.View;
import sweeplab.world.World;

/** Gives a board the id of a game, so that whatever was read can be played, watched and reviewed like any other game. */
final class NamedBoard {

    private static final String LEVEL = "level:";

    private NamedBoard() {}

    /** The game of an id, or the level whose text follows after its word. */
    static Setup setup(String id) {
        if (!id.startsWith(LEVEL)) {
            return GameId.parse(id).setup(new Catalogue());
        }
        String text = id.substring(LEVEL.length());
        FullBoard board = Recast.board(new Formats().read(text));
        return new Setup(GameId.ofWorld(board.rules(), text), board.world(), board.starts());
    }

    /** The id of what was read from a text: of a level, and of a board without a start, it is a text. */
    static String id(Document document, String text) {
        if (document instanceof Replay replay
                && replay.trace().isEmpty()
                && replay.board().starts().length == 0) {
            return LEVEL + boardText(replay.board());
        }
        return document instanceof FullBoard board && PagePosition.hasOwnText(board.rules())
                ? LEVEL + text
                : of(document).map(GameId::toString).orElse("");
    }

    // An id always says that some cell is safe. Who lost with the first click was told nothing: the board is its own
    // text.
    private static String boardText(FullBoard board) {
        FullBoard bare = new FullBoard(board.rules(), board.world(), board.lives(), Optional.empty());
        return new String(new Formats().named("board").write(bare), StandardCharsets.UTF_8);
    }

    /** The game that a document holds; nothing if it holds a position only, or a board that no id can name. */
    static Optional<GameId> of(Document document) {
        if (document instanceof Replay replay) {
            return replay.trace().map(Trace::game).or(() -> of(replay.board()));
        }
        return document instanceof FullBoard board
                ? written(board.rules(), board.world(), board.starts())
                : Optional.empty();
    }

    /** A game in which this position may have come about: one of the worlds that fit, drawn at random. */
    static Optional<GameId> drawn(View view, long seed) {
        return new Exact()
                .sampler(view)
                .map(worlds -> worlds.draw(new Dice(seed)))
                .flatMap(world -> written(view.rules(), world, view.starts()));
    }

    // Some boards have no id: a graph that no library has, a level with rules of its own.
    private static Optional<GameId> written(Rules rules, World world, int... starts) {
        try {
            return Optional.of(
                    GameId.written(rules, world, starts).setup(new Catalogue()).id());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
