package sweeplab.format;

import java.util.Arrays;
import sweeplab.world.CellSet;

/** The boards of a course at UCI: a line with the two dimensions, then rows of 0 and 1 (a mine), with or without spaces. */
final class Uci implements Format {

    @Override
    public String name() {
        return "uci";
    }

    @Override
    public String about() {
        return "full board as dimensions and rows of 0 and 1";
    }

    @Override
    public boolean looksLike(Source source) {
        if (size(source.firstLine()).length == 0) {
            return false;
        }
        String text = source.text().strip();
        int end = text.indexOf('\n');
        for (int i = end; i >= 0 && i < text.length(); i++) {
            if ("01 \t\r\n".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return end >= 0;
    }

    private static int[] size(String line) {
        return Numbers.joined(line.replaceAll("\\s+", " "), ' ', 2);
    }

    @Override
    public FullBoard read(Source source) {
        Lines lines = source.lines();
        int head = lines.nextFull(0);
        int[] size = head < lines.count() ? size(lines.get(head).strip()) : new int[0];
        if (size.length == 0) {
            throw Lines.fault(Math.min(head, lines.count() - 1), "write the two dimensions, for instance '8 8'");
        }
        int first = lines.nextFull(head + 1);
        int rows = 0;
        while (first + rows < lines.count() && !lines.blank(first + rows)) {
            rows++;
        }
        lines.nothingAfter(first + rows);
        int columns = rows == 0 ? 0 : cells(lines.get(first)).length();
        int[] found = {rows, columns};
        // Some say columns first: the rows themselves tell.
        if (!Arrays.equals(found, size) && !Arrays.equals(new int[] {columns, rows}, size)) {
            throw Lines.fault(
                    head, size[0] + " by " + size[1] + " is said, but there are " + rows + " rows of " + columns);
        }
        Limits.check(columns, rows, Limits.CELLS);
        return Minefield.board(Minefield.squares(columns, rows), mines(lines, first, columns, rows));
    }

    private static String cells(String line) {
        return line.replaceAll("\\s", "");
    }

    private static CellSet mines(Lines lines, int first, int columns, int rows) {
        CellSet mines = new CellSet(columns * rows);
        for (int row = 0; row < rows; row++) {
            String cells = cells(lines.get(first + row));
            if (cells.length() != columns) {
                throw Lines.fault(first + row, cells.length() + " cells, expected " + columns);
            }
            for (int column = 0; column < columns; column++) {
                if (cells.charAt(column) == '1') {
                    mines.add(row * columns + column);
                } else if (cells.charAt(column) != '0') {
                    throw Lines.fault(first + row, "found '" + cells.charAt(column) + "', expected 0 or 1");
                }
            }
        }
        return mines;
    }

    @Override
    public boolean writes() {
        return false;
    }
}
