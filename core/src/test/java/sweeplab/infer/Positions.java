// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.List;
import java.util.Optional;
import sweeplab.base.Dice;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.game.Game;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.View;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** Small positions by chance, over every game and every grid, each a function of its seed. */
public final class Positions {

    private static final List<Rules> RULES = RuleBook.all();
    private static final List<String> FAMILIES = Topologies.families();

    private Positions() {}

    /** A game after some probes, most of them safe; at most about 16 cells stay covered unless the board shows almost nothing. */
    public static Game game(long seed) {
        Dice dice = new Dice(Dice.seed(seed, 77));
        return game(RULES.get(dice.nextInt(RULES.size())), FAMILIES.get(dice.nextInt(FAMILIES.size())), seed);
    }

    public static View view(long seed) {
        return game(seed).view();
    }

    public static Game game(Rules rules, String family, long seed) {
        Dice dice = new Dice(Dice.seed(seed, 78));
        boolean triangles = family.startsWith("tri");
        int columns = triangles ? 6 : 3 + dice.nextInt(3);
        int rows = triangles ? 4 : 3 + dice.nextInt(3);
        Topology topology = Topologies.grid(family, columns, rows);
        int cells = topology.size();
        // On a torus of 3 by 3 every cell touches every other: no room for gold.
        int golds = rules.hasGold() && !topology.id().equals("torus:3x3") ? dice.nextInt(2) : 0;
        int blocked = rules.hasBlocked() ? dice.nextInt(3) : 0;
        int dangers = 1 + dice.nextInt(golds > 0 ? 2 : Math.max(1, cells / 3));
        Board board = new Board(family, columns, rows, dangers, golds, blocked);
        Optional<Start> start = dice.nextInt(2) == 0
                ? Optional.empty()
                : Optional.of(new Start(false, dice.nextInt(columns), dice.nextInt(rows)));
        Game game = GameId.ofBoard(rules, board, start, seed).setup(topology).newGame(2);
        probe(game, dice);
        return game;
    }

    private static void probe(Game game, Dice dice) {
        int cells = game.view().topology().size();
        int probes = dice.nextInt(4);
        while (!game.over() && (probes > 0 || game.view().coveredCells() > 15)) {
            int cell = dice.nextInt(cells);
            boolean mayDie = dice.nextInt(8) == 0 && game.view().lives() > 1;
            if (game.view().covered(cell) && (mayDie || !game.world().danger(cell))) {
                game.probe(cell);
                probes--;
            }
        }
    }
}
