// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.link;

import java.util.Optional;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.format.document.FullBoard;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Format;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;

/** A game id of Sweeplab, as in {@code tornado:LARGE4} or {@code 30x16/99 opening@3,3 #42}: read as the board that it names. */
public final class GameText implements Format {

    private static final int LONGEST = 200;

    private final Library library;

    public GameText(Library library) {
        this.library = library;
    }

    @Override
    public String name() {
        return "game";
    }

    @Override
    public String about() {
        return "full board, named by a game id of Sweeplab";
    }

    @Override
    public boolean looksLike(Source source) {
        String line = source.onlyLine();
        if (line.isEmpty() || line.length() > LONGEST || line.startsWith("{")) {
            return false;
        }
        try {
            GameId.parse(line);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Override
    public FullBoard read(Source source) {
        return Brief.of(() -> board(source));
    }

    private FullBoard board(Source source) {
        GameId game = GameId.parse(source.text().strip());
        SizeLimits.check(game);
        Setup setup = game.setup(library);
        return new FullBoard(setup.rules(), setup.world(), 1, Optional.empty(), setup.starts());
    }

    @Override
    public boolean writes() {
        return false;
    }
}
