// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.util.ArrayList;
import java.util.List;
import sweeplab.world.Graph;
import sweeplab.world.HexPlaces;
import sweeplab.world.Hexagon;
import sweeplab.world.Topology;
import sweeplab.world.Triangle;

/** Where the cells of a board lie on a terminal: one way for each kind of shape. */
abstract class CellPlaces {

    // Frame, brackets and a space beside the cells of a row.
    private static final int MARGIN = 4;

    final Topology topology;
    final Glyph[] glyphs;
    final BoardPainter style;
    final int width;
    Section shown;

    private CellPlaces(Topology topology, Glyph[] glyphs, BoardPainter style) {
        this.topology = topology;
        this.glyphs = glyphs;
        this.style = style;
        int widest = 1;
        for (Glyph glyph : glyphs) {
            widest = Math.max(widest, glyph.text().length());
        }
        width = widest;
        shown = Section.all(topology);
    }

    static CellPlaces of(Topology topology, Glyph[] glyphs, BoardPainter style) {
        if (topology.shape() instanceof Hexagon) {
            return new Rhombus(topology, glyphs, style);
        }
        if (topology.shape() instanceof Triangle triangle) {
            return new Triangles(triangle, topology, glyphs, style);
        }
        if (topology.shape() instanceof Graph graph) {
            return new CellList(graph, topology, glyphs, style);
        }
        if (topology.shape() instanceof HexPlaces) {
            return new Honeycomb(topology, glyphs, style);
        }
        return new Grid(topology, glyphs, style);
    }

    /** The board's lines; if the window has no room for them, those around the marked cell, and one that says which part it is. */
    List<String> picture() {
        List<String> whole = lines();
        int widest = whole.stream().mapToInt(Ink::length).max().orElse(0);
        if (whole.size() <= style.window().lines() && widest <= style.window().width()) {
            return whole;
        }
        shown = part(style.window(), whole.size() - topology.rows() + 1);
        List<String> lines = lines();
        lines.add(style.window().cut(shown.words(topology), 1));
        return lines;
    }

    /** The part that there is room for, with so many lines that are no rows. */
    Section part(Window window, int beside) {
        int rows = window.lines() - beside;
        int columns = columnsWithin(window.width(), Math.min(rows, topology.rows()));
        return Section.around(middle(), topology, rows, columns);
    }

    int middle() {
        return style.marked().stream().mapToInt(cell -> cell).min().orElse(0);
    }

    /** How many columns there is room for beside the row labels, if so many rows are shown. */
    int columnsWithin(int characters, int rows) {
        return (characters - rowLabel(0).length() - MARGIN) / (width + 1);
    }

    abstract List<String> lines();

    String ink(int cell, String text) {
        return style.colour() ? glyphs[cell].ink().on(text) : text;
    }

    /** What stands before a cell: a space, or one of the brackets around a marked cell. */
    String gap(int cell) {
        if (style.marked().contains(cell)) {
            return "[";
        }
        return topology.column(cell) > shown.firstColumn() && style.marked().contains(cell - 1) ? "]" : " ";
    }

    // In colour a space closes the row, so that the last cell is not cut off.
    String rowEnd(int row) {
        int cell = topology.cell(row, shown.endColumn() - 1);
        String bracket = style.marked().contains(cell) ? "]" : style.colour() ? " " : "";
        return bracket.isEmpty() ? "" : ink(cell, bracket);
    }

    String padded(int cell) {
        return " ".repeat(width - glyphs[cell].text().length()) + glyphs[cell].text();
    }

    /** A row's number, as wide as the widest. */
    String rowLabel(int row) {
        String label = Integer.toString(row);
        return " ".repeat(Integer.toString(topology.rows() - 1).length() - label.length()) + label;
    }

    /** The column numbers written downwards, so that the columns stay narrow: one line for each digit. */
    List<String> columnLabels(int pitch) {
        int digits = Integer.toString(topology.columns() - 1).length();
        List<String> lines = new ArrayList<>();
        for (int digit = digits - 1; digit >= 0; digit--) {
            StringBuilder line = new StringBuilder();
            for (int column = shown.firstColumn(); column < shown.endColumn(); column++) {
                String label = Integer.toString(column);
                int at = label.length() - 1 - digit;
                line.append(" ".repeat(pitch - 1)).append(at < 0 ? ' ' : label.charAt(at));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Hexagons in rows and columns of places: only the part that holds cells, and nothing where there is none. */
    private static final class Honeycomb extends Grid {

        Honeycomb(Topology topology, Glyph[] glyphs, BoardPainter style) {
            super(topology, glyphs, style);
            shown = Section.holding(topology, cell -> glyphs[cell].ink() != Ink.BLOCKED);
        }

        @Override
        String padded(int cell) {
            return glyphs[cell].ink() == Ink.BLOCKED ? " ".repeat(width) : super.padded(cell);
        }
    }

    /** Squares: rows and columns in a frame. */
    private static class Grid extends CellPlaces {

        Grid(Topology topology, Glyph[] glyphs, BoardPainter style) {
            super(topology, glyphs, style);
        }

        @Override
        List<String> lines() {
            int label = rowLabel(0).length();
            List<String> lines = new ArrayList<>();
            columnLabels(width + 1).forEach(line -> lines.add(" ".repeat(label + 2) + line));
            lines.add(" ".repeat(label + 1) + "+" + "-".repeat(shown.columns() * (width + 1) + 1));
            for (int row = shown.firstRow(); row < shown.endRow(); row++) {
                StringBuilder line = new StringBuilder(rowLabel(row) + " |");
                for (int column = shown.firstColumn(); column < shown.endColumn(); column++) {
                    int cell = topology.cell(row, column);
                    line.append(ink(cell, gap(cell) + padded(cell)));
                }
                lines.add(line.append(rowEnd(row)).toString());
            }
            return lines;
        }
    }

    /** Hexagons: each row half a cell further left than the one above (T5). */
    private static final class Rhombus extends CellPlaces {

        Rhombus(Topology topology, Glyph[] glyphs, BoardPainter style) {
            super(topology, glyphs, style);
        }

        private int pitch() {
            return (width + 2) / 2 * 2;
        }

        @Override
        int columnsWithin(int characters, int rows) {
            return (characters - rowLabel(0).length() - MARGIN - pitch() / 2 * (rows + 2)) / pitch();
        }

        @Override
        List<String> lines() {
            int pitch = pitch();
            int half = pitch / 2;
            int labels = rowLabel(0).length() + 1;
            List<String> lines = new ArrayList<>();
            List<String> heads = columnLabels(pitch);
            for (int i = 0; i < heads.size(); i++) {
                int above = heads.size() - i + 1;
                lines.add(" ".repeat(labels + half * (shown.rows() - 1 + above)) + heads.get(i));
            }
            String edge = " ".repeat(pitch - 1) + "-";
            lines.add(" ".repeat(labels + half * shown.rows()) + edge.repeat(shown.columns()));
            for (int row = shown.firstRow(); row < shown.endRow(); row++) {
                StringBuilder line = new StringBuilder(" ".repeat(half * (shown.endRow() - 1 - row)));
                line.append(rowLabel(row)).append('/');
                for (int column = shown.firstColumn(); column < shown.endColumn(); column++) {
                    int cell = topology.cell(row, column);
                    line.append(ink(cell, gap(cell) + " ".repeat(pitch - width - 1) + padded(cell)));
                }
                lines.add(line.append(rowEnd(row)).toString());
            }
            return lines;
        }
    }

    /** Triangles: the slanted sides between the cells show which way each one points. */
    private static final class Triangles extends CellPlaces {

        private final Triangle shape;

        Triangles(Triangle shape, Topology topology, Glyph[] glyphs, BoardPainter style) {
            super(topology, glyphs, style);
            this.shape = shape;
        }

        @Override
        List<String> lines() {
            List<String> lines = new ArrayList<>();
            columnLabels(width + 1)
                    .forEach(line -> lines.add(" ".repeat(rowLabel(0).length() + 1) + line));
            for (int row = shown.firstRow(); row < shown.endRow(); row++) {
                StringBuilder line = new StringBuilder(rowLabel(row) + " ");
                for (int column = shown.firstColumn(); column < shown.endColumn(); column++) {
                    int cell = topology.cell(row, column);
                    line.append(ink(cell, side(cell) + padded(cell)));
                }
                int last = topology.cell(row, shown.endColumn() - 1);
                String end = shape.pointsUp(last) ? "\\" : "/";
                lines.add(line.append(style.marked().contains(last) ? "]" : end).toString());
            }
            return lines;
        }

        // Brackets around a marked cell take the place of its sides.
        private String side(int cell) {
            String bracket = gap(cell);
            return bracket.isBlank() ? shape.pointsUp(cell) ? "/" : "\\" : bracket;
        }
    }

    /** A graph has no natural picture in text: each cell with its name and its neighbours. */
    private static final class CellList extends CellPlaces {

        private final Graph shape;

        CellList(Graph shape, Topology topology, Glyph[] glyphs, BoardPainter style) {
            super(topology, glyphs, style);
            this.shape = shape;
        }

        // A graph's cells are one row, each on a line of its own.
        @Override
        Section part(Window window, int beside) {
            return Section.around(middle(), topology, 1, window.lines() - 1);
        }

        @Override
        List<String> lines() {
            List<String> lines = new ArrayList<>();
            for (int cell = shown.firstColumn(); cell < shown.endColumn(); cell++) {
                boolean marked = style.marked().contains(cell);
                String boxed = (marked ? "[" : " ") + padded(cell) + (marked ? "]" : " ");
                StringBuilder line = new StringBuilder(ink(cell, boxed) + " ");
                line.append(shape.cellName(cell)).append(" beside");
                for (int neighbour : topology.neighbours(cell)) {
                    line.append(' ').append(shape.cellName(neighbour));
                }
                lines.add(line.toString());
            }
            return lines;
        }
    }
}
