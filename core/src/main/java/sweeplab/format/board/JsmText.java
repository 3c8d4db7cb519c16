// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import java.util.List;
import sweeplab.base.Noun;
import sweeplab.base.Numbers;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.SeenPosition;
import sweeplab.format.text.Lines;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The text that JSMinesweeper saves and people paste: {@code WxHxM}, then rows of {@code F}, {@code H}, {@code 0} to {@code 8}, {@code ?}; with {@code M} in it a full board. */
public final class JsmText implements TextFormat {

    @Override
    public String name() {
        return "jsm";
    }

    @Override
    public String about() {
        return "JSMinesweeper position or full board, as text";
    }

    @Override
    public List<String> suffixes() {
        return List.of("jsm", "mine");
    }

    @Override
    public boolean looksLike(Source source) {
        return Numbers.joined(source.firstLine(), 'x', 3).length > 0
                && (fits(source) || !Minesweepr.hasSymbols(source));
    }

    /** True if the size in the first line is that of the rows below it. */
    static boolean fits(Source source) {
        int[] size = Numbers.joined(source.firstLine(), 'x', 3);
        if (size.length == 0 || size[1] == 0) {
            return false;
        }
        Lines lines = source.lines();
        int first = lines.nextFull(0) + 1;
        long end = first + (long) size[1];
        return end <= lines.count()
                && lines.get(first).length() == size[0]
                && lines.nextFull((int) end) == lines.count();
    }

    @Override
    public Document read(Source source) {
        Lines lines = source.lines();
        int head = lines.nextFull(0);
        int[] size = Numbers.joined(lines.get(Math.min(head, lines.count() - 1)).strip(), 'x', 3);
        if (size.length == 0) {
            throw Lines.fault(head, "write width x height x mines, for instance 30x16x99");
        }
        SizeLimits.check(
                size[0], size[1], Math.min(SizeLimits.CELLS, source.text().length()));
        String cells = cells(lines, head + 1, size[0], size[1]);
        Topology topology = Minefield.squares(size[0], size[1]);
        return cells.indexOf('M') >= 0 ? board(topology, cells, size[2], head) : position(topology, cells, size[2]);
    }

    private static String cells(Lines lines, int from, int columns, int rows) {
        StringBuilder cells = new StringBuilder();
        for (int i = from; i < from + rows; i++) {
            String line = lines.get(i);
            if (line.length() < columns || !line.substring(columns).isBlank()) {
                throw Lines.fault(i, Noun.counted(line.length(), "character") + ", expected " + columns);
            }
            cells.append(line, 0, columns);
        }
        lines.nothingAfter(from + rows);
        return cells.toString();
    }

    private static FullBoard board(Topology topology, String cells, int mines, int head) {
        CellSet dangers = new CellSet(topology.size());
        for (int cell = 0; cell < cells.length(); cell++) {
            if ("FM?".indexOf(cells.charAt(cell)) >= 0) {
                dangers.add(cell);
            }
        }
        if (dangers.size() != mines) {
            throw Lines.fault(head, mines + " mines, but F, M and ? are " + dangers.size() + " cells of a full board");
        }
        return Minefield.board(topology, dangers);
    }

    private static SeenPosition position(Topology topology, String cells, int mines) {
        Scene scene = Minefield.scene(topology, mines);
        for (int cell = 0; cell < cells.length(); cell++) {
            char c = cells.charAt(cell);
            if (c >= '0' && c <= '8') {
                scene.open(cell, c - '0', View.UNTOLD);
            } else if (c == 'F') {
                scene.flag(cell);
            } else if (c == '?') {
                scene.explode(cell);
            }
        }
        return Minefield.position(scene);
    }

    @Override
    public String text(Document document) {
        return document instanceof FullBoard board && board.view().isEmpty() ? board(document) : position(document);
    }

    private String board(Document document) {
        World world = Minefield.world(document, name());
        if (world.dangers() == 0) {
            // Without an M the text is a position: one that shows it all.
            return position(document);
        }
        return rows(
                world.topology(),
                world.dangers(),
                cell -> world.danger(cell) ? 'M' : (char) ('0' + world.dangersAround(cell)));
    }

    private String position(Document document) {
        View view = Minefield.view(document, name());
        return rows(view.topology(), view.dangers(), cell -> {
            if (view.covered(cell)) {
                return view.flagged(cell) ? 'F' : 'H';
            }
            return view.exploded(cell) ? '?' : (char) ('0' + view.clue(cell));
        });
    }

    private interface Symbol {
        char of(int cell);
    }

    private static String rows(Topology topology, int mines, Symbol symbol) {
        StringBuilder text = new StringBuilder();
        text.append(topology.columns()).append('x').append(topology.rows());
        text.append('x').append(mines).append('\n');
        for (int cell = 0; cell < topology.size(); cell++) {
            text.append(symbol.of(cell));
            if (topology.column(cell) == topology.columns() - 1) {
                text.append('\n');
            }
        }
        return text.toString();
    }
}
