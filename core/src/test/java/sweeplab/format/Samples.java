// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sweeplab.base.Dice;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.WorldMaker;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Replay;
import sweeplab.game.Game;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Graph;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Documents by chance, the same for the same seed. */
final class Samples {

    private final Dice dice;

    Samples(long seed) {
        dice = new Dice(seed);
    }

    Dice dice() {
        return dice;
    }

    /** A board of any game on any topology. */
    FullBoard anyBoard() {
        List<Rules> all = RuleBook.all();
        return board(all.get(dice.nextInt(all.size())), anyTopology());
    }

    /** A board of mines on squares. */
    FullBoard minefield() {
        return board(RuleBook.get("classic"), Topologies.grid("square", 1 + dice.nextInt(12), 1 + dice.nextInt(12)));
    }

    private Topology anyTopology() {
        List<String> families = Topologies.families();
        int pick = dice.nextInt(families.size() + 1);
        if (pick == families.size()) {
            return Topology.of(anyGraph());
        }
        String family = families.get(pick);
        boolean torus = family.endsWith("torus") || family.equals("torus4");
        int least = torus ? 6 : 1;
        return Topologies.grid(family, least + 2 * dice.nextInt(4), least + 2 * dice.nextInt(4));
    }

    private Graph anyGraph() {
        int cells = 2 + dice.nextInt(30);
        StringBuilder text = new StringBuilder();
        boolean placed = dice.nextInt(2) == 0;
        for (int cell = 0; cell < cells; cell++) {
            text.append("cell n").append(cell);
            text.append(placed ? " " + cell + "." + dice.nextInt(1 << 20) + " -0.00000" + dice.nextInt(9) : "");
            text.append('\n');
        }
        for (int edge = 0; edge < 2 * cells; edge++) {
            int a = dice.nextInt(cells);
            int b = dice.nextInt(cells);
            text.append(a == b ? "" : "join n" + a + " n" + b + "\n");
        }
        return Graph.parse("any one", text.toString());
    }

    private FullBoard board(Rules rules, Topology topology) {
        int[] starts = dice.nextInt(3) == 0 ? new int[0] : rules.starts(topology);
        int room = topology.size() - starts.length;
        int dangers = dice.nextInt(Math.max(1, room / 2));
        int blocked = rules.hasBlocked() ? dice.nextInt(Math.max(1, room / 4)) : 0;
        int golds = rules.hasGold() && dangers < topology.size() / 20 + 1 ? dice.nextInt(2) : 0;
        Board board = new Board("any", topology.columns(), topology.rows(), dangers, golds, blocked);
        World world = made(rules, topology, board, CellSet.of(topology.size(), starts));
        return new FullBoard(rules, world, 1 + dice.nextInt(3), Optional.empty(), starts);
    }

    private World made(Rules rules, Topology topology, Board board, CellSet spared) {
        try {
            return WorldMaker.make(rules, topology, board, spared, dice);
        } catch (IllegalArgumentException e) {
            Board less = new Board("any", board.columns(), board.rows(), board.dangers(), 0, board.blocked());
            return WorldMaker.make(rules, topology, less, spared, dice);
        }
    }

    /** What a player sees after some probes and flags on the board. */
    View played(FullBoard board) {
        Game game = board.newGame();
        View view = game.view();
        int moves = dice.nextInt(12);
        for (int i = 0; i < moves && !game.over(); i++) {
            int cell = dice.nextInt(view.topology().size());
            if (!view.covered(cell)) {
                continue;
            }
            if (view.flagged(cell)) {
                game.unflag(cell);
            } else if (dice.nextInt(3) == 0) {
                game.flag(cell);
            } else {
                game.probe(cell);
            }
        }
        return view;
    }

    /** A replay of random clicks. */
    Replay replay() {
        FullBoard field = minefield();
        FullBoard board = new FullBoard(field.rules(), field.world(), 1, Optional.empty());
        List<Replay.Click> clicks = new ArrayList<>();
        long millis = 0;
        for (int i = dice.nextInt(30); i > 0; i--) {
            Replay.Kind kind = Replay.Kind.values()[dice.nextInt(4)];
            millis += dice.nextInt(2000);
            int cell = kind == Replay.Kind.MARKS_SETTING
                    ? 0
                    : dice.nextInt(field.world().topology().size());
            clicks.add(new Replay.Click(kind, cell, millis));
        }
        Replay.Mouse mouse = new Replay.Mouse(dice.nextInt(2) == 0, dice.nextInt(2) == 0);
        return new Replay(board, clicks, mouse, Map.of("Player", "P " + dice.nextInt(9)), Optional.empty());
    }
}
