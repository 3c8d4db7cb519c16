// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.link;

import java.util.List;
import sweeplab.format.document.Document;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.SeenPosition;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Lines;
import sweeplab.format.text.Query;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** A link to JSMinesweeper's analyser: {@code …?board=WxHxM&analysis=STRING}, or the string alone (its board is coded by {@link JsmRuns}). */
public final class JsmUrl implements TextFormat {

    private static final String PAGE = "https://davidnhill.github.io/JSMinesweeper/index.html";
    private static final String DIGITS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    private static final int HEAD = 8;
    private static final int WIDEST = 62 * 62 - 1;

    @Override
    public String name() {
        return "jsm-url";
    }

    @Override
    public String about() {
        return "JSMinesweeper position, as a link";
    }

    @Override
    public List<String> suffixes() {
        return List.of("url");
    }

    @Override
    public boolean looksLike(Source source) {
        String text = source.onlyLine();
        return Query.has(text, "analysis") || Query.has(text, "board") || fits(text);
    }

    // A bare string is taken for one only if its runs fill its board exactly.
    private static boolean fits(String text) {
        if (text.length() <= HEAD) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (DIGITS.indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        long cells = (long) number(text, 0, 2) * number(text, 2, 4);
        return cells > 0 && cells <= SizeLimits.COMPACT_CELLS && JsmRuns.length(text, HEAD) == cells;
    }

    @Override
    public SeenPosition read(Source source) {
        return Brief.of(() -> decoded(source));
    }

    private static SeenPosition decoded(Source source) {
        String text = source.text().strip();
        boolean link = Query.has(text, "analysis") || Query.has(text, "board");
        String code = link ? Query.get(text, "analysis") : text;
        if (code.length() < HEAD) {
            throw new IllegalArgumentException("analysis is '" + code + "': it starts with 8 characters of size");
        }
        int columns = number(code, 0, 2);
        int rows = number(code, 2, 4);
        int mines = number(code, 4, HEAD);
        if (link && Query.has(text, "board")) {
            checkSame(Query.get(text, "board"), columns + "x" + rows + "x" + mines);
        }
        SizeLimits.check(columns, rows, SizeLimits.COMPACT_CELLS);
        char[] cells = JsmRuns.decode(code, HEAD, columns * rows);
        Topology topology = Minefield.squares(columns, rows);
        Scene scene = Minefield.scene(topology, mines);
        Deflation.inflate(topology, cells);
        for (int cell = 0; cell < cells.length; cell++) {
            put(scene, cell, cells[cell]);
        }
        return Minefield.position(scene);
    }

    private static void checkSame(String board, String coded) {
        if (!board.equals(coded)) {
            throw new IllegalArgumentException(
                    "board is '" + Lines.shown(board) + "', but the start of analysis says " + coded);
        }
    }

    private static void put(Scene scene, int cell, char symbol) {
        if (symbol == 'F') {
            scene.flag(cell);
        } else if (symbol != 'H') {
            scene.open(cell, symbol - '0', View.UNTOLD);
        }
    }

    private static int number(String code, int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) {
            int digit = DIGITS.indexOf(code.charAt(i));
            if (digit < 0) {
                throw new IllegalArgumentException("character " + i + " of analysis is '" + code.charAt(i)
                        + "': its digits are a to z, A to Z, 0 to 9");
            }
            value = value * DIGITS.length() + digit;
        }
        return value;
    }

    private static String digits(int value, int width) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < width; i++) {
            text.insert(0, DIGITS.charAt(value % DIGITS.length()));
            value /= DIGITS.length();
        }
        return text.toString();
    }

    @Override
    public String text(Document document) {
        View view = Minefield.view(document, name());
        Topology topology = view.topology();
        if (topology.columns() > WIDEST || topology.rows() > WIDEST || topology.size() > SizeLimits.COMPACT_CELLS) {
            throw new IllegalArgumentException("the format jsm-url holds at most " + WIDEST
                    + " columns, as many rows and " + SizeLimits.COMPACT_CELLS + " cells: this is " + topology.id());
        }
        return PAGE + "?board=" + topology.columns() + "x" + topology.rows() + "x" + view.dangers() + "&analysis="
                + code(view) + "\n";
    }

    /** The string alone. */
    static String code(View view) {
        Topology topology = view.topology();
        char[] cells = new char[topology.size()];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = symbol(view, cell);
        }
        Deflation.deflate(topology, cells);
        return digits(topology.columns(), 2)
                + digits(topology.rows(), 2)
                + digits(view.dangers(), 4)
                + JsmRuns.encode(cells);
    }

    private static char symbol(View view, int cell) {
        if (view.exploded(cell)) {
            throw new IllegalArgumentException("the format jsm-url has no sign for a mine in sight, as at "
                    + view.topology().name(cell) + "; 'jsm' has one");
        }
        if (view.covered(cell)) {
            return view.flagged(cell) ? 'F' : 'H';
        }
        return (char) ('0' + view.clue(cell));
    }
}
