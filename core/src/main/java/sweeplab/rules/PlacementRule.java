// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import sweeplab.relation.BoardAutomata;
import sweeplab.relation.ByMask;
import sweeplab.relation.Implied;
import sweeplab.relation.Origin;
import sweeplab.relation.Relation;
import sweeplab.relation.Scan;
import sweeplab.relation.Sum;
import sweeplab.world.Topology;

/** Where dangers may lie (V2): each letter as the relations that hold from the start. */
enum PlacementRule {
    Q("every 2x2 square holds a mine") {
        @Override
        void state(Topology topology, int dangers, List<Relation> out) {
            for (int cell = 0; cell < topology.size(); cell++) {
                int[] square = steps(topology, cell, new int[][] {{0, 0}, {0, 1}, {1, 0}, {1, 1}});
                if (square.length == 4) {
                    out.add(Sum.count(origin(topology, square[0]), square, 1, 4));
                }
            }
        }
    },
    C("all mines hang together") {
        @Override
        void state(Topology topology, int dangers, List<Relation> out) {
            out.add(BoardAutomata.allJoined(origin(), Scan.of(topology)));
            for (int cell = 0; dangers > 1 && cell < topology.size(); cell++) {
                int[] cells = steps(topology, cell, BLOCK);
                out.add(new Implied(masks(origin(topology, cell), cells, mask -> (mask & 1) == 0 || mask > 1)));
            }
        }
    },
    T("no three mines in a row") {
        @Override
        void state(Topology topology, int dangers, List<Relation> out) {
            for (int cell = 0; cell < topology.size(); cell++) {
                for (int[] way : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                    int[] three =
                            steps(topology, cell, new int[][] {{0, 0}, {way[0], way[1]}, {2 * way[0], 2 * way[1]}});
                    if (three.length == 3) {
                        out.add(Sum.count(origin(topology, three[1]), three, 0, 2));
                    }
                }
            }
        }
    },
    O("all other cells hang together and every group of mines reaches the edge") {
        @Override
        void state(Topology topology, int dangers, List<Relation> out) {
            out.add(BoardAutomata.outlets(origin(), Scan.of(topology)));
        }
    },
    D("every mine has one mine beside it") {
        @Override
        void state(Topology topology, int dangers, List<Relation> out) {
            for (int cell = 0; cell < topology.size(); cell++) {
                int[] cells = steps(topology, cell, CROSS);
                out.add(masks(origin(topology, cell), cells, mask -> (mask & 1) == 0 || Integer.bitCount(mask) == 2));
            }
        }
    },
    S("the mines are one path") {
        @Override
        void state(Topology topology, int dangers, List<Relation> out) {
            out.add(BoardAutomata.snake(origin(), Scan.of(topology)));
            for (int cell = 0; cell < topology.size(); cell++) {
                int[] cells = steps(topology, cell, CROSS);
                out.add(new Implied(masks(origin(topology, cell), cells, mask -> {
                    int dangersBeside = Integer.bitCount(mask) - 1;
                    return (mask & 1) == 0 || dangersBeside == 1 || dangersBeside == 2;
                })));
            }
        }
    },
    B("every row and every column holds the same number of mines") {
        @Override
        void state(Topology topology, int dangers, List<Relation> out) {
            for (int row = 0; row < topology.rows(); row++) {
                int[] cells = new int[topology.columns()];
                for (int column = 0; column < cells.length; column++) {
                    cells[column] = topology.cell(row, column);
                }
                out.add(share("row " + row, cells, dangers, topology.rows()));
            }
            for (int column = 0; column < topology.columns(); column++) {
                int[] cells = new int[topology.rows()];
                for (int row = 0; row < cells.length; row++) {
                    cells[row] = topology.cell(row, column);
                }
                out.add(share("column " + column, cells, dangers, topology.columns()));
            }
        }

        // Where the mines cannot be shared out no board is allowed.
        private Relation share(String words, int[] cells, int dangers, int lines) {
            int each = dangers / lines;
            return Sum.count(
                    Origin.rule("the rule B for " + words), cells, each, dangers % lines == 0 ? each : each - 1);
        }
    };

    // A cell and those by its sides, and a cell and all around it: the cell itself comes first.
    private static final int[][] CROSS = {{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    private static final int[][] BLOCK = {{0, 0}, {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

    private final String words;

    PlacementRule(String words) {
        this.words = words;
    }

    /** The rule in a sentence. */
    String words() {
        return words;
    }

    /** Adds what the rule says of a board with so many dangers. */
    abstract void state(Topology topology, int dangers, List<Relation> out);

    Origin origin() {
        return Origin.rule("the rule " + this);
    }

    Origin origin(Topology topology, int cell) {
        return Origin.rule("the rule " + this + " at " + topology.name(cell));
    }

    // The masks of these cells that are allowed.
    private static ByMask masks(Origin origin, int[] cells, IntPredicate allowed) {
        int[] worth = new int[1 << cells.length];
        for (int mask = 0; mask < worth.length; mask++) {
            worth[mask] = allowed.test(mask) ? 1 : 0;
        }
        return new ByMask(origin, cells, worth);
    }

    // Those of the cells that are on the board.
    static int[] steps(Topology topology, int cell, int[][] steps) {
        List<Integer> cells = new ArrayList<>();
        for (int[] step : steps) {
            int row = topology.row(cell) + step[0];
            int column = topology.column(cell) + step[1];
            if (topology.contains(row, column)) {
                cells.add(topology.cell(row, column));
            }
        }
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }
}
