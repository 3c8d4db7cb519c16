// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sweeplab.base.Dice;
import sweeplab.world.CellSet;
import sweeplab.world.HexPlaces;

/** A level of Hexcells drawn by chance (V6): cells that hang together, some of them blue, and what they and lines over them tell. */
final class HexcellsSketch implements LevelSketch {

    private static final int SIDE = 33;
    // Lines need a place before their first cell.
    private static final int MARGIN = 3;
    private static final int[][] LINES = {{'|', 2, 0}, {'\\', 1, 1}, {'/', 1, -1}};
    private static final double BLUE = 0.4;
    private static final double SILENT = 0.15;
    private static final double SPECIAL = 0.5;
    private static final double LINE = 0.35;

    private final HexPlaces places = new HexPlaces(SIDE, SIDE);
    private final char[] first = new char[SIDE * SIDE];
    private final char[] second = new char[SIDE * SIDE];
    private final Dice dice;

    HexcellsSketch(int cells, Dice dice) {
        this.dice = dice;
        Arrays.fill(first, '.');
        Arrays.fill(second, '.');
        grow(cells);
        for (int cell = 0; cell < first.length; cell++) {
            if (isCell(cell)) {
                second[cell] = blue(cell) ? blueKind() : clearKind(cell);
            }
        }
        for (int cell = 0; cell < first.length; cell++) {
            for (int[] line : LINES) {
                tellLine(cell, line);
            }
        }
    }

    private void grow(int cells) {
        List<Integer> grown = new ArrayList<>(List.of(SIDE / 2 * SIDE + SIDE / 2));
        first[grown.get(0)] = 'o';
        while (grown.size() < cells) {
            int next = places.around(grown.get(dice.nextInt(grown.size())), dice.nextInt(places.mostNeighbours()));
            if (inside(next) && !isCell(next)) {
                first[next] = dice.nextDouble() < BLUE ? 'x' : 'o';
                grown.add(next);
            }
        }
    }

    private static boolean inside(int cell) {
        return cell >= 0
                && Math.min(cell / SIDE, cell % SIDE) >= MARGIN
                && Math.max(cell / SIDE, cell % SIDE) < SIDE - MARGIN;
    }

    private boolean isCell(int cell) {
        return cell >= 0 && (first[cell] == 'o' || first[cell] == 'x');
    }

    private boolean blue(int cell) {
        return cell >= 0 && first[cell] == 'x';
    }

    private char blueKind() {
        return dice.nextDouble() < SILENT ? '+' : '.';
    }

    private char clearKind(int cell) {
        int number = 0;
        int runs = 0;
        for (int i = 0; i < places.mostNeighbours(); i++) {
            boolean here = blue(places.around(cell, i));
            number += here ? 1 : 0;
            runs += here && !blue(places.around(cell, (i + 5) % places.mostNeighbours())) ? 1 : 0;
        }
        return dice.nextDouble() < SILENT ? '.' : kind(number, runs);
    }

    private char kind(int number, int runs) {
        return number < 2 || dice.nextDouble() >= SPECIAL ? '+' : runs <= 1 ? 'c' : 'n';
    }

    // A line clue stands where the line has no cell yet.
    private void tellLine(int from, int[] line) {
        int start = step(from, line);
        if (first[from] != '.' || !isCell(start) || dice.nextDouble() >= LINE) {
            return;
        }
        int number = 0;
        int runs = 0;
        boolean before = false;
        for (int cell = start; cell >= 0; cell = step(cell, line)) {
            if (isCell(cell)) {
                number += blue(cell) ? 1 : 0;
                runs += blue(cell) && !before ? 1 : 0;
                before = blue(cell);
            }
        }
        first[from] = (char) line[0];
        second[from] = kind(number, runs);
    }

    private static int step(int cell, int[] line) {
        int row = cell / SIDE + line[1];
        int column = cell % SIDE + line[2];
        return row < SIDE && column >= 0 && column < SIDE ? row * SIDE + column : -1;
    }

    @Override
    public int size() {
        return first.length;
    }

    @Override
    public boolean mayBeOpen(int cell) {
        return true;
    }

    @Override
    public String text(CellSet open) {
        StringBuilder text = new StringBuilder("Hexcells level v1\nDrawn by chance\nsweep worlds levels\n\n\n");
        for (int cell = 0; cell < first.length; cell++) {
            text.append(open.contains(cell) ? Character.toUpperCase(first[cell]) : first[cell])
                    .append(second[cell])
                    .append(cell % SIDE == SIDE - 1 ? "\n" : "");
        }
        return text.toString();
    }
}
