// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.Reader;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.format.Formats;
import sweeplab.format.document.FullBoard;
import sweeplab.format.text.Source;
import sweeplab.rules.Rules;
import sweeplab.world.Content;

/** The game that a person means by WORLD: one that has a name, or a whole board in a file, on standard input or in the word itself. */
public record GivenWorld(WorldFinder finder, LongSupplier seed) {

    // A board of which the number of mines was forgotten, not a position.
    private static final Pattern SIZE = Pattern.compile("\\d+x\\d+");

    public Setup setup(String word, Reader input) {
        Given given = new Given(word, input);
        if (word.equals("-") || word.strip().indexOf('\n') >= 0) {
            return board(given);
        }
        try {
            return finder.find(word, seed).setup(finder.library());
        } catch (IllegalArgumentException e) {
            if (given.isFileOrInput() || !SIZE.matcher(word).matches() && isBoard(word)) {
                return board(given);
            }
            throw given.missing(new Formats(finder.library())).orElse(e);
        }
    }

    // A game's id would have been found; what is wrong with it was said.
    private boolean isBoard(String word) {
        Source source = Source.of(word);
        return new Formats(finder.library())
                .all().stream().anyMatch(format -> !format.name().equals("game") && format.looksLike(source));
    }

    private Setup board(Given given) {
        FullBoard board = read(given);
        return new Setup(id(board, given.name()), board.world(), board.starts());
    }

    private FullBoard read(Given given) {
        Source source = given.source();
        Optional<FullBoard> world = finder.game().flatMap(game -> given.world(game, finder.library(), source));
        if (world.isPresent()) {
            return world.get();
        }
        FullBoard board = given.board(given.read(new Formats(finder.library()), Optional.empty(), source));
        finder.game().ifPresent(game -> checkGame(game, board, given.where()));
        return board;
    }

    private static void checkGame(Rules game, FullBoard board, String where) {
        if (!game.id().equals(board.rules().id())) {
            throw new IllegalArgumentException(where + " holds a board of "
                    + board.rules().id() + ", but --game is " + game.id() + ": leave --game out");
        }
    }

    // Written out where that gives the same game again, so that a trace can name it; else called by where it came from.
    private GameId id(FullBoard board, String name) {
        try {
            GameId written = GameId.written(board.rules(), board.world(), board.starts());
            Setup again = written.setup(finder.library());
            if (Arrays.equals(again.starts(), board.starts()) && saysTheSame(again.rules(), board)) {
                return written;
            }
        } catch (IllegalArgumentException e) {
            // a shape or a rule that no id holds
        }
        return GameId.ofWorld(board.rules(), name);
    }

    // What liars say, and who says nothing, stands in a file and in no id.
    private static boolean saysTheSame(Rules rules, FullBoard board) {
        return IntStream.range(0, board.world().topology().size())
                .filter(cell -> board.world().content(cell) == Content.CLEAR)
                .allMatch(
                        cell -> rules.clue(board.world(), cell) == board.rules().clue(board.world(), cell));
    }

    /** True if a trace can name this game, so that it can be opened again. */
    public static boolean hasName(GameId id, Library library) {
        return id.world().isEmpty() || library.has(id.rules(), id.world().get());
    }
}
