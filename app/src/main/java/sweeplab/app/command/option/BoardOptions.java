// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.world.Topology;

/** The options {@code --game}, {@code --board} and {@code --start}, for commands that make boards. */
public final class BoardOptions {

    @Option(
            names = "--game",
            paramLabel = "G",
            completionCandidates = WorldNames.Games.class,
            description = "The game (classic unless said).")
    private String game = "classic";

    @Option(names = "--board", paramLabel = "B", required = true, description = "A level or a board: expert, 30x16/99.")
    private String board = "";

    @Option(
            names = "--start",
            paramLabel = "S",
            description = "safe@X,Y or opening@X,Y; else the game's own start (classic: safe@0,0).")
    @Nullable
    private String start;

    public GameId id(long seed) {
        RuledBoard read = RuledBoard.of(game, board);
        return GameId.ofBoard(
                read.rules(), read.board(), Optional.ofNullable(start).map(Start::parse), seed);
    }

    public Topology topology(GameId id) {
        return id.topology(new Catalogue());
    }

    public String board() {
        return board;
    }
}
