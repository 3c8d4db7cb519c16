// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.List;
import sweeplab.base.Dice;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.WorldMaker;
import sweeplab.game.Game;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.View;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** Positions by chance on small boards of every kind: some safe cells of a world are opened. */
public final class SmallPositions {

    private SmallPositions() {}

    /** A position in which about this many cells are covered, or fewer. */
    public static View make(Rules rules, String family, int most, Dice dice) {
        int columns = 3 + dice.nextInt(2);
        int rows = 3 + dice.nextInt(2);
        if (family.startsWith("tri")) {
            columns = 6;
            rows = 4;
        }
        Topology topology = Topologies.grid(family, columns, rows);
        int dangers = 1 + dice.nextInt(topology.size() / 2 - 1);
        int golds = rules.hasGold() && dangers < 4 ? dice.nextInt(2) : 0;
        int blocked = rules.hasBlocked() ? dice.nextInt(3) : 0;
        Board board = new Board(family, columns, rows, dangers, golds, blocked);
        Game game = game(rules, topology, board, 1 + (rules.hasGold() ? dice.nextInt(2) : 0), dice);
        int aim = 2 + dice.nextInt(most - 1);
        while (!game.over() && game.view().coveredCells() > aim) {
            probeSafe(game, dice);
        }
        return game.view();
    }

    private static Game game(Rules rules, Topology topology, Board board, int lives, Dice dice) {
        while (true) {
            try {
                return new Game(rules, WorldMaker.make(rules, topology, board, dice), rules.starts(topology), lives);
            } catch (IllegalArgumentException noRoom) {
                // The gold finds no place beside this many dangers: do without.
                board = new Board(board.family(), board.columns(), board.rows(), board.dangers(), 0, 0);
            }
        }
    }

    private static void probeSafe(Game game, Dice dice) {
        int cell = dice.nextInt(game.world().topology().size());
        if (game.view().covered(cell) && !game.world().danger(cell)) {
            game.probe(cell);
        }
    }

    public static List<Rules> rules() {
        return RuleBook.all();
    }
}
