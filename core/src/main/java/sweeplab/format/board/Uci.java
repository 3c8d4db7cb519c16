// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import java.util.Arrays;
import sweeplab.base.Noun;
import sweeplab.base.Numbers;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Minefield;
import sweeplab.format.text.Format;
import sweeplab.format.text.Lines;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/**
 * The boards of a course at UCI (CS171): a line with the two dimensions, perhaps one with the start (column and row from 1, the
 * row counted from the bottom), then rows of 0 and 1 (a mine), with or without spaces.
 */
public final class Uci implements Format {

    @Override
    public String name() {
        return "uci";
    }

    @Override
    public String about() {
        return "full board as dimensions, perhaps a start, and rows of 0 and 1";
    }

    @Override
    public boolean looksLike(Source source) {
        if (two(source.firstLine()).length == 0) {
            return false;
        }
        Lines lines = source.lines();
        int second = lines.nextFull(lines.nextFull(0) + 1);
        boolean start = second < lines.count() && two(lines.get(second)).length > 0;
        int first = start ? second + 1 : second;
        for (int line = first; line < lines.count(); line++) {
            if (!lines.get(line).matches("[01\\s]*")) {
                return false;
            }
        }
        return second < lines.count();
    }

    private static int[] two(String line) {
        return Numbers.joined(line.strip().replaceAll("\\s+", " "), ' ', 2);
    }

    @Override
    public FullBoard read(Source source) {
        Lines lines = source.lines();
        int head = lines.nextFull(0);
        int[] size = head < lines.count() ? two(lines.get(head)) : new int[0];
        if (size.length == 0) {
            throw Lines.fault(Math.min(head, lines.count() - 1), "write the two dimensions, for instance '8 8'");
        }
        int second = lines.nextFull(head + 1);
        int end = end(lines, second);
        lines.nothingAfter(end);
        if (isStart(size, lines, second, end)) {
            return started(lines, second, end);
        }
        if (!fits(size, lines, second, end)) {
            int columns = second == end ? 0 : cells(lines.get(second)).length();
            throw Lines.fault(
                    head,
                    size[0] + " by " + size[1] + " is said, but there are " + (end - second) + " rows of " + columns);
        }
        Topology topology = topology(lines, second, end);
        return Minefield.board(topology, mines(lines, second, topology));
    }

    // A row of two cells looks like a start: it is one only where the rows after it are as many as said, and not rows
    // like it.
    private static boolean isStart(int[] size, Lines lines, int at, int end) {
        boolean rowLikeTheNext = at + 1 < end
                && cells(lines.get(at)).length() == cells(lines.get(at + 1)).length();
        return !(rowLikeTheNext && fits(size, lines, at, end))
                && at < end
                && two(lines.get(at)).length > 0
                && fits(size, lines, at + 1, end);
    }

    private static int end(Lines lines, int first) {
        int end = first;
        while (end < lines.count() && !lines.blank(end)) {
            end++;
        }
        return end;
    }

    // Some say columns first: the rows themselves tell.
    private static boolean fits(int[] size, Lines lines, int first, int end) {
        int rows = end - first;
        int columns = rows == 0 ? 0 : cells(lines.get(first)).length();
        return Arrays.equals(new int[] {rows, columns}, size) || Arrays.equals(new int[] {columns, rows}, size);
    }

    private static Topology topology(Lines lines, int first, int end) {
        int columns = cells(lines.get(first)).length();
        SizeLimits.check(columns, end - first, SizeLimits.CELLS);
        return Minefield.squares(columns, end - first);
    }

    private static FullBoard started(Lines lines, int second, int end) {
        Topology topology = topology(lines, second + 1, end);
        int[] place = two(lines.get(second));
        int row = topology.rows() - place[1];
        if (!topology.contains(row, place[0] - 1)) {
            throw Lines.fault(
                    second,
                    "the start " + place[0] + " " + place[1] + " is outside: columns are 1 to " + topology.columns()
                            + ", rows 1 to " + topology.rows() + " from the bottom");
        }
        int start = topology.cell(row, place[0] - 1);
        CellSet mines = mines(lines, second + 1, topology);
        if (mines.contains(start)) {
            throw Lines.fault(second, "the start " + place[0] + " " + place[1] + " is a mine");
        }
        return Minefield.board(topology, mines, start);
    }

    private static String cells(String line) {
        return line.replaceAll("\\s", "");
    }

    private static CellSet mines(Lines lines, int first, Topology topology) {
        int columns = topology.columns();
        CellSet mines = new CellSet(topology.size());
        for (int row = 0; row < topology.rows(); row++) {
            String cells = cells(lines.get(first + row));
            if (cells.length() != columns) {
                throw Lines.fault(first + row, Noun.counted(cells.length(), "cell") + ", expected " + columns);
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
