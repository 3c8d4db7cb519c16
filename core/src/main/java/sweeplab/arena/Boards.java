package sweeplab.arena;

import java.util.List;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.world.Dice;
import sweeplab.world.Topology;

/** The games of a plan by their number: the same for everybody who plays them, whenever and wherever. */
public final class Boards {

    private final Plan plan;
    private final Library library;
    private final List<GameId> ids;
    private final Setup[] worlds;
    private final Topology[] topologies;

    public Boards(Plan plan) {
        this.plan = plan;
        library = plan.worlds().isEmpty() ? new Catalogue() : new PackedWorlds(plan.worlds());
        ids = plan.boards().stream().map(GameId::parse).toList();
        worlds = new Setup[ids.size()];
        topologies = new Topology[ids.size()];
    }

    public GameId id(int game) {
        GameId id = ids.get(plan.boardOf(game));
        return id.world().isPresent() ? id : id.withSeed(Dice.seed(plan.seed(), game));
    }

    /** The seed of the agents in a game: a world that comes up again is played with another. */
    public long agentSeed(int game) {
        boolean world = ids.get(plan.boardOf(game)).world().isPresent();
        return world ? Dice.seed(plan.seed(), game / ids.size()) : plan.seed();
    }

    public Setup setup(int game) {
        int board = plan.boardOf(game);
        return ids.get(board).world().isPresent() ? world(board) : id(game).setup(topology(board));
    }

    private Setup world(int board) {
        Setup known = worlds[board];
        if (known == null) {
            known = ids.get(board).setup(library);
            worlds[board] = known;
        }
        return known;
    }

    private Topology topology(int board) {
        Topology known = topologies[board];
        if (known == null) {
            known = ids.get(board).setup(library).world().topology();
            topologies[board] = known;
        }
        return known;
    }
}
