// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.util.ArrayList;
import java.util.List;
import sweeplab.game.BoardMetrics;
import sweeplab.world.World;

/** What many boards of one kind look like: where their dangers lie, which clues they show, how much clicking they need. */
public final class Portrait {

    /** The highest number that a clue can show on any board that is drawn here. */
    private static final int CLUES = 13;

    /** Boards are dealt to so many blocks, each of which gives an estimate of its own. */
    static final int BLOCKS = 10;

    /** What was seen of one board: the share of its safe cells that show each clue, its 3BV and its number of openings. */
    record Look(double[] clues, double bbbv, double openings) {}

    private final List<Look> looks = new ArrayList<>();
    private final int[][] dangers;
    private final int[] boards = new int[BLOCKS];

    public Portrait(int cells) {
        dangers = new int[BLOCKS][cells];
    }

    public void add(World world) {
        int block = looks.size() % BLOCKS;
        boards[block]++;
        double[] clues = new double[CLUES];
        int safe = world.topology().size() - world.dangers() - world.blocked();
        for (int cell = 0; cell < world.topology().size(); cell++) {
            if (world.danger(cell)) {
                dangers[block][cell]++;
            } else if (!world.blocked(cell)) {
                clues[world.dangersAround(cell)] += 1.0 / safe;
            }
        }
        BoardMetrics metrics = BoardMetrics.of(world);
        looks.add(new Look(clues, metrics.bbbv(), metrics.openings()));
    }

    List<Look> looks() {
        return looks;
    }

    public int boards() {
        return looks.size();
    }

    /** The share of a block's boards that have a danger in a cell. */
    double danger(int block, int cell) {
        return (double) dangers[block][cell] / boards[block];
    }

    /** The share of all boards that have a danger in a cell. */
    public double danger(int cell) {
        int sum = 0;
        for (int[] block : dangers) {
            sum += block[cell];
        }
        return (double) sum / looks.size();
    }

    /** The mean share of safe cells that show a clue. */
    public double clue(int clue) {
        return looks.stream().mapToDouble(look -> look.clues()[clue]).average().orElse(0);
    }

    public double bbbv() {
        return looks.stream().mapToDouble(Look::bbbv).average().orElse(0);
    }

    public double openings() {
        return looks.stream().mapToDouble(Look::openings).average().orElse(0);
    }
}
