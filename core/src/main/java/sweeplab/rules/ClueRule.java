// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.Arrays;
import sweeplab.base.Dice;
import sweeplab.relation.ByMask;
import sweeplab.relation.Origin;
import sweeplab.relation.Relation;
import sweeplab.relation.Sight;
import sweeplab.relation.Sum;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** What a clue says (V3), put together from parts: which cells, what each counts, what is read off them, and whether it lies. */
record ClueRule(Reach reach, Weighing weighing, Reading reading, boolean lies) {

    /** What a danger counts. */
    enum Weighing {
        ONCE,
        COLOURED_TWICE,
        COLOURED_LESS_OTHERS
    }

    /** What is read off the dangers. */
    enum Reading {
        SUM,
        RUN_LENGTHS,
        RUN_COUNT,
        SIGHT
    }

    /** The usual clue: dangers around. */
    static final ClueRule USUAL = new ClueRule(Reach.AROUND, Weighing.ONCE, Reading.SUM, false);

    ClueRule with(Reach other) {
        return new ClueRule(other, weighing, reading, lies);
    }

    ClueRule with(Weighing other) {
        return new ClueRule(reach, other, reading, lies);
    }

    ClueRule with(Reading other) {
        return new ClueRule(other == Reading.SIGHT ? Reach.LINES : reach, weighing, other, lies);
    }

    ClueRule lying() {
        return new ClueRule(reach, weighing, reading, true);
    }

    /** Why these parts do not go together, or an empty text. */
    String fault() {
        boolean runs = reading == Reading.RUN_LENGTHS || reading == Reading.RUN_COUNT;
        if (runs && !reach.ring()) {
            return "runs need cells in a ring";
        }
        if (reading != Reading.SUM && weighing != Weighing.ONCE) {
            return "only sums have weights";
        }
        if (reading == Reading.SIGHT != (reach == Reach.LINES)) {
            return "sight has its own cells";
        }
        return lies && reading == Reading.RUN_LENGTHS ? "a list of runs has no number beside it" : "";
    }

    /** True if a clue is just the number of dangers around. */
    boolean usual() {
        return equals(USUAL);
    }

    /** True if this clue says that no danger is around. */
    boolean noneAround(int clue) {
        return clue == 0 && !lies && reach == Reach.AROUND && weighing != Weighing.COLOURED_LESS_OTHERS;
    }

    /** The clue that a cell shows. What a liar says depends on the whole world, as if by chance, and is the same whenever asked. */
    int shown(World world, int cell) {
        int truth = truth(world, cell);
        if (!lies) {
            return truth;
        }
        return truth > 0 && new Dice(Dice.seed(world.hashCode(), cell)).nextInt(2) == 0 ? truth - 1 : truth + 1;
    }

    private int truth(World world, int cell) {
        return switch (reading) {
            case SUM -> sum(world, cell);
            case RUN_LENGTHS -> RingRuns.code(mask(world, cell));
            case RUN_COUNT -> RingRuns.count(mask(world, cell));
            case SIGHT -> seen(world, cell);
        };
    }

    private int sum(World world, int cell) {
        int sum = 0;
        for (int other : reach.places(world.topology(), cell)) {
            sum += other != Reach.NO_CELL && world.danger(other) ? weight(world.topology(), other) : 0;
        }
        return Math.abs(sum);
    }

    private int weight(Topology topology, int cell) {
        boolean coloured = (topology.row(cell) + topology.column(cell)) % 2 != 0;
        return switch (weighing) {
            case ONCE -> 1;
            case COLOURED_TWICE -> coloured ? 2 : 1;
            case COLOURED_LESS_OTHERS -> coloured ? 1 : -1;
        };
    }

    private int mask(World world, int cell) {
        int[] places = reach.places(world.topology(), cell);
        int mask = 0;
        for (int i = 0; i < places.length; i++) {
            mask |= places[i] != Reach.NO_CELL && world.danger(places[i]) ? 1 << i : 0;
        }
        return mask;
    }

    private static int seen(World world, int cell) {
        int seen = 1;
        for (int[] step : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
            Topology topology = world.topology();
            int row = topology.row(cell) + step[0];
            int column = topology.column(cell) + step[1];
            while (topology.contains(row, column) && !world.danger(topology.cell(row, column))) {
                seen++;
                row += step[0];
                column += step[1];
            }
        }
        return seen;
    }

    /** What a clue says of the cells within its reach. */
    Relation meaning(Origin origin, Topology topology, int cell, int clue) {
        int[] worth = worth(clue);
        int[] places = reach.places(topology, cell);
        return switch (reading) {
            case SUM -> sum(origin, topology, places, worth);
            case RUN_LENGTHS, RUN_COUNT -> runs(origin, places, worth);
            case SIGHT -> Sight.from(origin, topology, cell, worth);
        };
    }

    // What each truth counts when this is said: the liar says 1 of a 0 twice as often as any other.
    private int[] worth(int clue) {
        int[] worth = new int[clue + 2];
        if (lies) {
            worth[clue + 1] = 1;
            worth[Math.max(0, clue - 1)] = clue == 1 ? 2 : clue == 0 ? 0 : 1;
        } else {
            worth[clue] = 1;
        }
        return worth;
    }

    private Sum sum(Origin origin, Topology topology, int[] places, int[] worth) {
        int[] cells = onBoard(places);
        int[] weights = Arrays.stream(cells).map(each -> weight(topology, each)).toArray();
        if (weighing != Weighing.COLOURED_LESS_OTHERS) {
            return new Sum(origin, cells, weights, 0, worth);
        }
        // Without sign: a sum and its opposite are the same.
        int most = worth.length - 1;
        int[] both = new int[2 * most + 1];
        Arrays.setAll(both, i -> worth[Math.abs(i - most)]);
        return new Sum(origin, cells, weights, -most, both);
    }

    private ByMask runs(Origin origin, int[] places, int[] worth) {
        int[] cells = onBoard(places);
        int[] byMask = new int[1 << cells.length];
        for (int mask = 0; mask < byMask.length; mask++) {
            int ring = 0;
            for (int i = 0, at = 0; i < places.length; i++) {
                ring |= places[i] != Reach.NO_CELL && (mask >> at++ & 1) != 0 ? 1 << i : 0;
            }
            int truth = reading == Reading.RUN_COUNT ? RingRuns.count(ring) : RingRuns.code(ring);
            byMask[mask] = truth < worth.length ? worth[truth] : 0;
        }
        return new ByMask(origin, cells, byMask);
    }

    private static int[] onBoard(int[] places) {
        return Arrays.stream(places).filter(cell -> cell != Reach.NO_CELL).toArray();
    }

    String word(int clue) {
        return reading == Reading.RUN_LENGTHS ? RingRuns.word(clue) : Integer.toString(clue);
    }

    /** The clue that a word stands for, or -1. */
    int clueOf(String word) {
        if (reading == Reading.RUN_LENGTHS) {
            return RingRuns.code(word);
        }
        boolean number = !word.isEmpty() && word.length() <= 3 && word.chars().allMatch(c -> c >= '0' && c <= '9');
        int clue = number ? Integer.parseInt(word) : -1;
        return clue <= Byte.MAX_VALUE ? clue : -1;
    }
}
