// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.util.List;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.relation.Relation;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.Statement;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Exact counting under a rule in letters against going through all boards of a small size, each weighed by what the rule and the clues say of it. */
public final class SmallBoards {

    private static final int SIDE = 4;
    private static final int MOST_TRIES = 1000;

    private SmallBoards() {}

    /** The largest difference between a chance and the share of boards over so many positions; not a number if one of the two finds no board and the other does. */
    public static double largestDifference(Rules rules, int positions, Dice dice) {
        double largest = 0;
        for (int i = 0; i < positions; i++) {
            boolean square = rules.id().contains("B") || dice.nextInt(2) == 0;
            Topology topology = Topologies.grid("square", SIDE, square ? SIDE : SIDE - 1);
            largest = Math.max(largest, difference(position(rules, topology, dice)));
        }
        return largest;
    }

    // Some safe cells of an allowed board say what they see; rules may allow none with some numbers of mines.
    private static View position(Rules rules, Topology topology, Dice dice) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            int mines = 3 + dice.nextInt(topology.size() / 2);
            int board = allowed(rules.placement(topology, mines), mines, topology.size(), dice);
            if (board >= 0) {
                Scene scene = new Scene(rules, topology, mines, View.UNTOLD);
                show(scene, World.ofDangers(topology, cells(board, topology.size())), dice);
                return scene.view();
            }
        }
        throw new IllegalArgumentException(rules.id() + " allows no board of " + topology);
    }

    private static int allowed(List<Relation> placement, int mines, int size, Dice dice) {
        int from = dice.nextInt(1 << size);
        for (int i = 0; i < 1 << size; i++) {
            int board = from + i & (1 << size) - 1;
            if (Integer.bitCount(board) == mines && weigh(placement, board) > 0) {
                return board;
            }
        }
        return -1;
    }

    private static CellSet cells(int board, int size) {
        CellSet set = new CellSet(size);
        for (int cell = 0; cell < size; cell++) {
            if ((board >> cell & 1) != 0) {
                set.add(cell);
            }
        }
        return set;
    }

    private static void show(Scene scene, World world, Dice dice) {
        int density = 1 + dice.nextInt(4);
        for (int cell = 0; cell < world.topology().size(); cell++) {
            if (!world.danger(cell) && dice.nextInt(5) < density) {
                scene.open(cell, scene.view().rules().clue(world, cell), View.UNTOLD);
            }
        }
    }

    private static double weigh(List<Relation> relations, int board) {
        double weight = 1;
        for (Relation relation : relations) {
            weight *= weight == 0 ? 0 : relation.weigh(cell -> (board >> cell & 1) != 0);
        }
        return weight;
    }

    private static double difference(View view) {
        Statement statement = Statement.of(view);
        double[] sums = new double[view.topology().size()];
        double all = 0;
        for (int board = 0; board < 1 << sums.length; board++) {
            boolean possible = Integer.bitCount(board) == view.dangers() && fits(statement.known(), board);
            double weight = possible ? weigh(statement.relations(), board) : 0;
            all += weight;
            for (int cell = 0; weight > 0 && cell < sums.length; cell++) {
                sums[cell] += (board >> cell & 1) != 0 ? weight : 0;
            }
        }
        Analysis analysis = new Exact().analyse(view);
        if (all == 0 || analysis.verdict() != Analysis.Verdict.KNOWN) {
            return all == 0 && analysis.verdict() == Analysis.Verdict.INCONSISTENT ? 0 : Double.NaN;
        }
        double largest = 0;
        for (int cell = 0; cell < sums.length; cell++) {
            if (view.covered(cell)) {
                largest = Math.max(largest, Math.abs(sums[cell] / all - analysis.danger()[cell]));
            }
        }
        return largest;
    }

    private static boolean fits(byte[] known, int board) {
        for (int cell = 0; cell < known.length; cell++) {
            byte against = (board >> cell & 1) != 0 ? Statement.SAFE : Statement.DANGER;
            if (known[cell] == against) {
                return false;
            }
        }
        return true;
    }
}
