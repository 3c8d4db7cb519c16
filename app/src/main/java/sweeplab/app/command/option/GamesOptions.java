// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.agent.Roster;
import sweeplab.app.bench.Series;
import sweeplab.app.terminal.Failure;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.world.Topology;

/** The options that say which games are played in a measurement. */
public final class GamesOptions {

    @Option(
            names = "--game",
            paramLabel = "G",
            completionCandidates = WorldNames.Games.class,
            description = "The game (classic unless said).")
    private String game = "classic";

    @Option(
            names = "--board",
            paramLabel = "B",
            description = "A level or a board, for instance expert, 30x16/99 or hex:12x12/30.")
    private String board = "expert";

    @Option(
            names = "--start",
            paramLabel = "S",
            description = "safe@X,Y or opening@X,Y; without it the game's own start, which is safe@0,0 in classic.")
    @Nullable
    private String start;

    @Option(names = "--lives", paramLabel = "L", description = "Lives at the start (${DEFAULT-VALUE}).")
    private int lives = 1;

    @Option(names = "--games", paramLabel = "N", description = "How many games (${DEFAULT-VALUE}).")
    private int games = 1000;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            description = "CPU seconds of other games before those that count (${DEFAULT-VALUE}).")
    private double warmUp = 2;

    @Mixin
    private StrictOption strict = new StrictOption();

    @Mixin
    private SeedOption seed = new SeedOption();

    public void check() {
        if (games < 1) {
            throw Failure.badInput("--games " + games + ": at least 1");
        }
        if (lives < 1) {
            throw Failure.badInput("--lives " + lives + ": at least 1");
        }
        if (!(warmUp >= 0)) {
            throw Failure.badInput("--warm-up " + warmUp + ": at least 0");
        }
    }

    public GameId id() {
        RuledBoard read = RuledBoard.of(game, board);
        return GameId.ofBoard(
                read.rules(), read.board(), Optional.ofNullable(start).map(Start::parse), seed.value());
    }

    /** The board, behind its game unless that is the usual one. */
    public String title() {
        GameId id = id();
        return GameId.ofBoard(id.rules(), id.board().orElseThrow(), Optional.empty(), 0)
                .head();
    }

    public Topology topology() {
        return id().setup(new Catalogue()).world().topology();
    }

    /** The games, to be played by this agent. */
    public Series series(Roster.Entry agent) {
        return new Series(id(), () -> agent.maker().apply(seed.value()), seed.value(), lives).strictly(strict.on);
    }

    public String startText() {
        return start == null ? usualStart() : start;
    }

    // What the game itself begins with, if that is one cell.
    private String usualStart() {
        Topology topology = id().setup(new Catalogue()).world().topology();
        int[] starts = id().rules().starts(topology);
        return starts.length == 1
                ? new Start(false, topology.column(starts[0]), topology.row(starts[0])).toString()
                : "";
    }

    public boolean strict() {
        return strict.on;
    }

    public int lives() {
        return lives;
    }

    public int games() {
        return games;
    }

    public double warmUp() {
        return warmUp;
    }

    /** The files of which a program that plays must not know. */
    public List<Path> secrets() {
        return seed.secrets();
    }

    public long seed() {
        return seed.value();
    }
}
