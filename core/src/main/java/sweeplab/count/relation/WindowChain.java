// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.Optional;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.layers.Allowance;
import sweeplab.infer.relation.Settling;
import sweeplab.position.Prior;
import sweeplab.relation.Scan;
import sweeplab.view.Statement;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * Draws worlds that placement rules allow where there are too many to be counted (V5), by a Markov chain: from some world on, two windows of the board are drawn anew again and again, each of the ways
 * that the rest of the board allows being equally likely (Gibbs sampling), so that the chain's limit is the equal chance of all worlds that it can reach.
 */
public final class WindowChain {

    private static final int SIDE = 4;
    private static final int MOVES_A_CELL = 4;
    private static final int MOST_STATES = 1 << 16;

    private final Statement statement;
    private final Topology topology;
    private final int side;
    private final int moves;

    /** A chain over the worlds that fit what this view says, of rows and columns. */
    public WindowChain(View view) {
        this(view, SIDE, MOVES_A_CELL * view.topology().size());
    }

    /** Windows of at most so many rows and columns, so many of them. */
    WindowChain(View view, int side, int moves) {
        statement = Statement.of(view);
        topology = view.topology();
        this.side = side;
        this.moves = moves;
    }

    /** A world that the dice alone decide; nothing if none was found, or the budget is spent. */
    public Optional<World> draw(Dice dice, Budget budget) {
        return begin(dice, budget)
                .flatMap(first -> budget.within(() -> {
                    World world = first;
                    for (int i = 0; i < moves; i++) {
                        budget.demand(1);
                        world = move(world, dice, budget);
                    }
                    return world;
                }));
    }

    /** One world that fits, however likely. */
    private Optional<World> begin(Dice dice, Budget budget) {
        int[] rank = Scan.of(topology).places();
        Settling settled = Settling.of(statement.relations(), statement.known(), rank, budget);
        if (!settled.consistent()) {
            return Optional.empty();
        }
        int[] cells = new int[topology.size()];
        IntStream.range(0, cells.length).forEach(cell -> cells[rank[cell]] = cell);
        int[] unknown = IntStream.of(cells)
                .filter(cell -> settled.known()[cell] == Statement.UNKNOWN)
                .toArray();
        int left = new Statement(statement.view(), statement.relations(), settled.known()).left();
        return new BeamWalk(unknown, settled.openTracks(), left, dice)
                .find(topology.size(), budget)
                .map(found -> {
                    IntStream.of(cells)
                            .filter(cell -> settled.known()[cell] == Statement.DANGER)
                            .forEach(found::add);
                    return World.ofDangers(topology, found);
                });
    }

    private World move(World world, Dice dice, Budget budget) {
        byte[] known = statement.known().clone();
        CellSet drawn = new CellSet(known.length);
        window(drawn, dice);
        window(drawn, dice);
        for (int cell = 0; cell < known.length; cell++) {
            if (known[cell] == Statement.UNKNOWN && !drawn.contains(cell)) {
                known[cell] = world.danger(cell) ? Statement.DANGER : Statement.SAFE;
            }
        }
        Statement rest = new Statement(statement.view(), statement.relations(), known);
        return RelationCount.of(rest, Prior.USUAL, new Allowance(MOST_STATES).limit(budget))
                .sampler(topology)
                .map(sampler -> sampler.draw(dice))
                .orElse(world);
    }

    private void window(CellSet drawn, Dice dice) {
        int rows = Math.min(side, topology.rows());
        int columns = Math.min(side, topology.columns());
        int top = dice.nextInt(topology.rows() - rows + 1);
        int left = dice.nextInt(topology.columns() - columns + 1);
        for (int row = top; row < top + rows; row++) {
            for (int column = left; column < left + columns; column++) {
                drawn.add(topology.cell(row, column));
            }
        }
    }
}
