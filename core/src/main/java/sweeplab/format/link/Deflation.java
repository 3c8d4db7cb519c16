// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.link;

import sweeplab.world.Topology;

/**
 * How JSMinesweeper's links make numbers small before they are coded: mines that are flagged ({@code F}) or obvious
 * ({@code I}) are counted off the numbers around them. {@code O} is a flag, and {@code H} a covered cell, that is not counted off.
 */
final class Deflation {

    private Deflation() {}

    static void deflate(Topology topology, char[] cells) {
        markObvious(topology, cells);
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] != 'F' && cells[cell] != 'I') {
                continue;
            }
            if (touchesZero(topology, cells, cell)) {
                cells[cell] = cells[cell] == 'F' ? 'O' : 'H';
            } else {
                addAround(topology, cells, cell, -1);
            }
        }
    }

    private static void markObvious(Topology topology, char[] cells) {
        char[] seen = cells.clone();
        for (int cell = 0; cell < seen.length; cell++) {
            if (number(seen[cell]) && coveredAround(topology, seen, cell) == seen[cell] - '0') {
                for (int i = 0; i < topology.degree(cell); i++) {
                    int neighbour = topology.neighbour(cell, i);
                    cells[neighbour] = seen[neighbour] == 'H' ? 'I' : cells[neighbour];
                }
            }
        }
    }

    private static int coveredAround(Topology topology, char[] cells, int cell) {
        int covered = 0;
        for (int i = 0; i < topology.degree(cell); i++) {
            covered += number(cells[topology.neighbour(cell, i)]) ? 0 : 1;
        }
        return covered;
    }

    private static boolean touchesZero(Topology topology, char[] cells, int cell) {
        for (int i = 0; i < topology.degree(cell); i++) {
            if (cells[topology.neighbour(cell, i)] == '0') {
                return true;
            }
        }
        return false;
    }

    /** Undoes it: what is left are numbers, {@code F} and {@code H}. */
    static void inflate(Topology topology, char[] cells) {
        char[] coded = cells.clone();
        for (int cell = 0; cell < cells.length; cell++) {
            if (coded[cell] == 'F' || coded[cell] == 'I') {
                addAround(topology, cells, cell, 1);
            }
        }
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = plain(coded[cell], cells[cell]);
            if (cells[cell] > '8' && number(coded[cell])) {
                throw new IllegalArgumentException("analysis gives " + topology.name(cell) + " the number "
                        + (cells[cell] - '0') + ", the most is 8");
            }
        }
    }

    private static char plain(char coded, char now) {
        return switch (coded) {
            case 'I' -> 'H';
            case 'O' -> 'F';
            default -> now;
        };
    }

    private static void addAround(Topology topology, char[] cells, int cell, int change) {
        for (int i = 0; i < topology.degree(cell); i++) {
            int neighbour = topology.neighbour(cell, i);
            // A number that has grown by 8 neighbours is still below the letters.
            if (cells[neighbour] < 'A') {
                cells[neighbour] = (char) (cells[neighbour] + change);
            }
        }
    }

    private static boolean number(char c) {
        return c >= '0' && c <= '8';
    }
}
