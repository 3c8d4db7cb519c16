// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.io.Reader;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.library.Given;
import sweeplab.base.Budget;
import sweeplab.catalogue.Library;
import sweeplab.format.Formats;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.format.text.Source;
import sweeplab.view.View;

/** How a command reads a position, board or replay that is given in any format. */
public final class DocumentOptions {

    @Option(names = "--from", paramLabel = "FORMAT", description = "The format, where it is not recognised.")
    @Nullable
    private String format;

    @Option(names = "--pick", paramLabel = "N", description = "Which game, where a file holds several traces, from 1.")
    @Nullable
    private Integer number;

    @Mixin
    private WorldOptions worlds = new WorldOptions();

    /** Reads a file, standard input, or the text itself; where that names a board, it is made within the budget. */
    public Document read(String given, Reader in, Budget budget) {
        return find(given, in, budget).document();
    }

    /** The same, with the name of the format. */
    public Given.Found find(String given, Reader in, Budget budget) {
        Given where = new Given(given, in);
        Source source = where.source(Optional.ofNullable(number));
        Library library = worlds.library().within(budget);
        return worlds.rules()
                .flatMap(game -> where.world(game, library, source))
                .map(board -> new Given.Found("world", board))
                .orElseGet(() -> where.find(new Formats(library), Optional.ofNullable(format), source));
    }

    /** What a player sees: of a whole board that shows nothing, how the game begins. */
    public static View view(Document document) {
        return document instanceof FullBoard board
                ? board.view().orElseGet(() -> board.newGame().view())
                : Recast.view(document);
    }
}
