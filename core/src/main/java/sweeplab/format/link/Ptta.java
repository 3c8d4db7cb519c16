// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.link;

import java.util.List;
import sweeplab.base.Numbers;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Minefield;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Lines;
import sweeplab.format.text.Query;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The link of PTTA and LlamaSweeper, {@code ?b=…&m=…}: a full board, five cells a character. */
public final class Ptta implements TextFormat {

    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuv";
    private static final int[][] SIZES = {{9, 9}, {16, 16}, {30, 16}};
    private static final int BITS = 5;

    @Override
    public String name() {
        return "ptta";
    }

    @Override
    public String about() {
        return "full board as the link of PTTA or LlamaSweeper";
    }

    @Override
    public boolean looksLike(Source source) {
        String text = source.onlyLine();
        return Query.has(text, "b") && Query.has(text, "m");
    }

    @Override
    public List<String> suffixes() {
        return List.of("ptta");
    }

    @Override
    public FullBoard read(Source source) {
        return Brief.of(() -> decoded(source));
    }

    private static FullBoard decoded(Source source) {
        String text = source.text().strip();
        int[] size = size(Query.get(text, "b"));
        String code = Query.get(text, "m");
        SizeLimits.check(size[0], size[1], SizeLimits.CELLS);
        int cells = size[0] * size[1];
        if (code.length() != (cells + BITS - 1) / BITS) {
            throw new IllegalArgumentException("m has " + code.length() + " characters: a board of " + size[0] + "x"
                    + size[1] + " needs " + (cells + BITS - 1) / BITS);
        }
        return Minefield.board(Minefield.squares(size[0], size[1]), mines(code, cells));
    }

    private static int[] size(String code) {
        if (code.length() == 1 && code.charAt(0) >= '1' && code.charAt(0) <= '3') {
            return SIZES[code.charAt(0) - '1'];
        }
        int half = code.length() / 2;
        if (code.length() % 2 != 0 || !Numbers.is(code.substring(0, half)) || !Numbers.is(code.substring(half))) {
            throw new IllegalArgumentException("b is '" + Lines.shown(code)
                    + "': write 1, 2, 3, or width and height with as many digits each, for instance 4005");
        }
        return new int[] {Integer.parseInt(code.substring(0, half)), Integer.parseInt(code.substring(half))};
    }

    private static CellSet mines(String code, int cells) {
        CellSet mines = new CellSet(cells);
        for (int i = 0; i < code.length(); i++) {
            int value = DIGITS.indexOf(code.charAt(i));
            if (value < 0) {
                throw new IllegalArgumentException(
                        "character " + i + " of m is '" + code.charAt(i) + "': its digits are 0 to 9, a to v");
            }
            for (int bit = 0; bit < BITS; bit++) {
                put(mines, i * BITS + bit, (value >> (BITS - 1 - bit) & 1) != 0, i);
            }
        }
        return mines;
    }

    private static void put(CellSet mines, int cell, boolean mine, int character) {
        if (mine && cell >= mines.capacity()) {
            throw new IllegalArgumentException(
                    "character " + character + " of m puts a mine after the last cell of the board");
        }
        if (mine) {
            mines.add(cell);
        }
    }

    @Override
    public String text(Document document) {
        World world = Minefield.world(document, name());
        Topology topology = world.topology();
        StringBuilder code = new StringBuilder();
        for (int first = 0; first < topology.size(); first += BITS) {
            int value = 0;
            for (int cell = first; cell < first + BITS; cell++) {
                value = value << 1 | (cell < topology.size() && world.danger(cell) ? 1 : 0);
            }
            code.append(DIGITS.charAt(value));
        }
        return "?b=" + size(topology.columns(), topology.rows()) + "&m=" + code + "\n";
    }

    private static String size(int columns, int rows) {
        for (int i = 0; i < SIZES.length; i++) {
            if (SIZES[i][0] == columns && SIZES[i][1] == rows) {
                return Integer.toString(i + 1);
            }
        }
        String width = Integer.toString(columns);
        String height = Integer.toString(rows);
        int digits = Math.max(width.length(), height.length());
        return "0".repeat(digits - width.length()) + width + "0".repeat(digits - height.length()) + height;
    }
}
