// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import sweeplab.base.Noun;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.SeenPosition;
import sweeplab.format.text.Format;
import sweeplab.format.text.Lines;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The small text boards of minesweepr: {@code .} for 0, digits, {@code x} covered, {@code *} a mine; without {@code x} a full board. */
public final class Minesweepr implements Format {

    @Override
    public String name() {
        return "minesweepr";
    }

    @Override
    public String about() {
        return "minesweepr position, as text; the number of mines is not said";
    }

    @Override
    public boolean looksLike(Source source) {
        return hasSymbols(source) && !JsmText.fits(source);
    }

    static boolean hasSymbols(Source source) {
        if (!source.isText()) {
            return false;
        }
        boolean telling = false;
        String text = source.text().strip();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            telling |= c == '.' || c == 'x' || c == '*';
            if (".x*012345678\r\n".indexOf(c) < 0) {
                return false;
            }
        }
        return telling;
    }

    @Override
    public Document read(Source source) {
        Lines lines = source.lines();
        int first = lines.nextFull(0);
        int columns = first < lines.count() ? lines.get(first).strip().length() : 0;
        int rows = 0;
        while (first + rows < lines.count() && !lines.blank(first + rows)) {
            rows++;
        }
        lines.nothingAfter(first + rows);
        SizeLimits.check(columns, rows, SizeLimits.CELLS);
        String cells = cells(lines, first, columns, rows);
        Topology topology = Minefield.squares(columns, rows);
        return cells.indexOf('x') < 0 ? board(topology, cells) : position(topology, cells);
    }

    private static String cells(Lines lines, int first, int columns, int rows) {
        StringBuilder cells = new StringBuilder();
        for (int i = first; i < first + rows; i++) {
            String line = lines.get(i).strip();
            if (line.length() != columns) {
                throw Lines.fault(i, Noun.counted(line.length(), "cell") + ", expected " + columns);
            }
            for (int j = 0; j < columns; j++) {
                if (".x*012345678".indexOf(line.charAt(j)) < 0) {
                    throw Lines.fault(i, j, "found '" + line.charAt(j) + "', expected ., 0 to 8, x or *");
                }
            }
            cells.append(line.replace('.', '0'));
        }
        return cells.toString();
    }

    private static FullBoard board(Topology topology, String cells) {
        CellSet mines = new CellSet(topology.size());
        for (int cell = 0; cell < cells.length(); cell++) {
            if (cells.charAt(cell) == '*') {
                mines.add(cell);
            }
        }
        FullBoard board = Minefield.board(topology, mines);
        World world = board.world();
        for (int cell = 0; cell < cells.length(); cell++) {
            if (!world.danger(cell) && cells.charAt(cell) - '0' != world.dangersAround(cell)) {
                throw new IllegalArgumentException(topology.name(cell) + ": found clue " + cells.charAt(cell)
                        + ", expected " + world.dangersAround(cell) + " from what its neighbours hold");
            }
        }
        return board;
    }

    private static SeenPosition position(Topology topology, String cells) {
        Scene scene = Minefield.scene(topology, View.UNTOLD);
        for (int cell = 0; cell < cells.length(); cell++) {
            char c = cells.charAt(cell);
            if (c == '*') {
                scene.explode(cell);
            } else if (c != 'x') {
                scene.open(cell, c - '0', View.UNTOLD);
            }
        }
        return Minefield.position(scene);
    }

    @Override
    public boolean writes() {
        return false;
    }
}
