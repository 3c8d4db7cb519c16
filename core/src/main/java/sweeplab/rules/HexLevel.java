// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.Arrays;
import java.util.List;
import sweeplab.base.Pieces;
import sweeplab.relation.ByMask;
import sweeplab.relation.Origin;
import sweeplab.relation.Relation;
import sweeplab.relation.Sum;
import sweeplab.world.HexPlaces;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * The rules of one Hexcells level (V6): blue cells are to be found and marked, numbers may say that they are all together or not, blue cells have numbers of
 * their own, and lines are counted.
 *
 * @param caption title, author and two lines of text
 * @param kinds what each cell shows when it is open: {@code .} nothing, {@code +} a number, {@code c} one in braces, {@code n} one between dashes
 * @param cells the places that hold a cell
 * @param lines what the line clues say
 * @param givens the cells that are open from the start
 */
public record HexLevel(List<String> caption, byte[] kinds, boolean[] cells, List<Relation> lines, int... givens)
        implements Rules {

    private static final int KIND = 32;
    private static final int TOGETHER = KIND;
    private static final int APART = 2 * KIND;
    private static final int[][] NEAR = {
        {-4, 0}, {-3, -1}, {-3, 1}, {-2, -2}, {-2, 0}, {-2, 2}, {-1, -1}, {-1, 1}, {0, -2},
        {0, 2}, {1, -1}, {1, 1}, {2, -2}, {2, 0}, {2, 2}, {3, -1}, {3, 1}, {4, 0}
    };

    @Override
    public String id() {
        return "hexcells";
    }

    @Override
    public String danger() {
        return "blue cell";
    }

    @Override
    public String dangerSymbol() {
        return "x";
    }

    @Override
    public String family() {
        return "hexplaces";
    }

    @Override
    public boolean plain() {
        return false;
    }

    @Override
    public boolean hasBlocked() {
        return true;
    }

    @Override
    public boolean judgesMarks() {
        return true;
    }

    @Override
    public int[] starts(Topology topology) {
        return new int[0];
    }

    @Override
    public int atLeast(int clue, int degree) {
        return 0;
    }

    @Override
    public int atMost(int clue, int degree) {
        return degree;
    }

    @Override
    public int clue(World world, int cell) {
        return kinds[cell] == '.' ? SILENT : code(kinds[cell], world.dangersAround(cell));
    }

    private static int code(byte kind, int number) {
        return number + (kind == 'c' ? TOGETHER : kind == 'n' ? APART : 0);
    }

    @Override
    public int foundClue(World world, int cell) {
        if (kinds[cell] == '.') {
            return SILENT;
        }
        return (int) Arrays.stream(near(world.topology(), cell))
                .filter(world::danger)
                .count();
    }

    // The cells within distance 2.
    private int[] near(Topology topology, int cell) {
        return Arrays.stream(PlacementRule.steps(topology, cell, NEAR))
                .filter(each -> cells[each])
                .toArray();
    }

    @Override
    public Relation foundMeaning(Topology topology, int cell, int clue) {
        return Sum.count(
                new Origin(cell, "the blue " + clue + " at " + topology.name(cell)), near(topology, cell), clue, clue);
    }

    @Override
    public Relation meaning(Topology topology, int cell, int clue) {
        Origin origin = new Origin(cell, "the " + word(clue) + " at " + topology.name(cell));
        HexPlaces shape = (HexPlaces) topology.shape();
        int[] ring = new int[6];
        Arrays.setAll(ring, i -> shape.around(cell, i));
        int[] around =
                Arrays.stream(ring).filter(each -> each >= 0 && cells[each]).toArray();
        if (clue < KIND) {
            return Sum.count(origin, around, clue, clue);
        }
        int[] worth = new int[1 << around.length];
        for (int mask = 0; mask < worth.length; mask++) {
            boolean together = runs(ring, around, mask) <= 1;
            worth[mask] = Integer.bitCount(mask) == clue % KIND && together == clue < APART ? 1 : 0;
        }
        return new ByMask(origin, around, worth);
    }

    // How many runs the dangers of a mask form in the ring; places without a cell break it.
    private static int runs(int[] ring, int[] around, int mask) {
        boolean[] danger = new boolean[ring.length];
        for (int i = 0; i < ring.length; i++) {
            for (int j = 0; j < around.length; j++) {
                danger[i] |= ring[i] == around[j] && (mask >> j & 1) != 0;
            }
        }
        int runs = 0;
        for (int i = 0; i < ring.length; i++) {
            runs += danger[i] && !danger[(i + ring.length - 1) % ring.length] ? 1 : 0;
        }
        return mask != 0 && runs == 0 ? 1 : runs;
    }

    @Override
    public List<Relation> placement(Topology topology, int dangers) {
        return lines;
    }

    // "the line | {3} at (4,5)": which way it runs, and its number.
    @Override
    public String sign(int place) {
        for (Relation line : lines) {
            if (line.origin().cell() == place) {
                String[] words = Pieces.split(line.origin().words(), ' ');
                return words[2] + words[3];
            }
        }
        return "";
    }

    @Override
    public String word(int clue) {
        int number = clue % KIND;
        return clue < TOGETHER ? "" + number : clue < APART ? "{" + number + "}" : "-" + number + "-";
    }

    @Override
    public int clueOf(String word, Topology topology) {
        for (int clue = 0; clue < APART + KIND; clue++) {
            if (word(clue).equals(word)) {
                return clue;
            }
        }
        return -1;
    }
}
