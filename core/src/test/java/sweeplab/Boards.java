// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sweeplab.base.Dice;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.WorldMaker;
import sweeplab.rules.Rules;
import sweeplab.world.CellSet;
import sweeplab.world.Graph;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Small real boards for tests: every registered topology in several sizes, and graphs. */
public final class Boards {

    private static final int[][] SIZES = {{1, 1}, {1, 7}, {7, 1}, {2, 2}, {3, 3}, {5, 4}, {6, 4}, {8, 6}, {12, 12}};

    private Boards() {}

    /** Every family in every size it can have, and three graphs. */
    public static Stream<Topology> topologies() {
        List<Topology> all = new ArrayList<>(List.of(kite(), star(), lonely()));
        for (String family : Topologies.families()) {
            for (int[] size : SIZES) {
                grid(family, size[0], size[1]).ifPresent(all::add);
            }
        }
        return all.stream();
    }

    /** One board of each topology, large enough to play on. */
    public static Stream<Topology> playable() {
        return topologies().filter(topology -> topology.columns() == 8 || topology.shape() instanceof Graph);
    }

    // Empty for a size that the family refuses, such as a torus of 1 by 7.
    private static Optional<Topology> grid(String family, int columns, int rows) {
        try {
            return Optional.of(Topologies.grid(family, columns, rows));
        } catch (IllegalArgumentException refused) {
            return Optional.empty();
        }
    }

    public static Topology kite() {
        return Topology.of(Graph.parse("kite", "join a b c\njoin b c d\njoin c d\njoin d e\njoin e f\njoin f g h\n"));
    }

    private static Topology star() {
        StringBuilder text = new StringBuilder("join hub");
        for (int i = 0; i < 40; i++) {
            text.append(" ray").append(i);
        }
        return Topology.of(Graph.parse("star", text.toString()));
    }

    private static Topology lonely() {
        return Topology.of(Graph.parse("lonely", "cell a 0 0\ncell b 1 0\ncell c 2 0.5\njoin b c\n"));
    }

    /** A world by chance with this share of dangers in percent, and gold and blocked cells where the game has them. */
    public static World world(Rules rules, Topology topology, int percent, Dice dice) {
        CellSet spared = CellSet.of(topology.size(), rules.starts(topology));
        int room = topology.size() - spared.size();
        int blocked = rules.hasBlocked() ? room / 10 : 0;
        int dangers = Math.min(room - blocked, topology.size() * percent / 100);
        World bare = WorldMaker.make(rules, topology, board(topology, dangers, 0, blocked), spared, dice);
        int golds = rules.hasGold() ? Math.min(3, farFromDanger(bare)) : 0;
        return golds == 0
                ? bare
                : WorldMaker.make(rules, topology, board(topology, dangers, golds, blocked), spared, dice);
    }

    public static Board board(Topology topology, int dangers, int golds, int blocked) {
        String family = topology.shape() instanceof Graph
                ? topology.id()
                : topology.shape().family();
        return new Board(family, topology.columns(), topology.rows(), dangers, golds, blocked);
    }

    private static int farFromDanger(World world) {
        int far = 0;
        for (int cell = 0; cell < world.topology().size(); cell++) {
            far += !world.danger(cell) && !world.blocked(cell) && world.dangersAround(cell) == 0 ? 1 : 0;
        }
        return far;
    }
}
