// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.List;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.world.Topology;

/** The games of a plan by their number: the same for everybody who plays them, whenever and wherever. */
public final class Boards {

    private final Plan plan;
    private final Library library;
    private final List<GameId> ids;
    private final List<String> heads;
    private final Setup[] setups;
    private final Topology[] topologies;

    public Boards(Plan plan) {
        this.plan = plan;
        library = plan.worlds().isEmpty() ? new Catalogue() : new PackedWorlds(plan.worlds());
        ids = plan.boards().stream().map(GameId::parse).toList();
        heads = ids.stream().map(id -> fixed(id) ? "" : id.head()).toList();
        setups = new Setup[ids.size()];
        topologies = new Topology[ids.size()];
    }

    public GameId id(int game) {
        GameId id = ids.get(plan.boardOf(game));
        return fixed(id) ? id : id.withSeed(Dice.seed(plan.seed(), game));
    }

    /** The text of a game's id, put together quickly: there are many of a kind. */
    String text(int game) {
        int board = plan.boardOf(game);
        GameId id = ids.get(board);
        return fixed(id) ? id.toString() : heads.get(board) + GameId.tail(Dice.seed(plan.seed(), game));
    }

    // A world, a board that is written out, or one with a seed of its own.
    private static boolean fixed(GameId id) {
        return id.world().isPresent() || id.layout().isPresent() || id.seed() != 0;
    }

    /** The seed of the agents in a game: one that comes up again is played with another. */
    public long agentSeed(int game) {
        return fixed(ids.get(plan.boardOf(game))) ? Dice.seed(plan.seed(), game / ids.size()) : plan.seed();
    }

    public Setup setup(int game) {
        int board = plan.boardOf(game);
        return fixed(ids.get(board)) ? always(board) : id(game).setup(topology(board));
    }

    private Setup always(int board) {
        Setup setup = setups[board];
        if (setup == null) {
            setup = ids.get(board).setup(library);
            setups[board] = setup;
        }
        return setup;
    }

    private Topology topology(int board) {
        Topology known = topologies[board];
        if (known == null) {
            known = ids.get(board).topology(library);
            topologies[board] = known;
        }
        return known;
    }
}
