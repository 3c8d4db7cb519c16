// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.link;

import java.util.List;
import sweeplab.base.Numbers;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.Recast;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Lines;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The game id of Simon Tatham's Mines: {@code WxH:x,y,m…} with the bitmap masked, or {@code u…} plain; it carries the start cell. */
public final class Tatham implements TextFormat {

    private static final String HEX = "0123456789abcdef";

    @Override
    public String name() {
        return "tatham";
    }

    @Override
    public String about() {
        return "full board with its start, as a game id of Simon Tatham's Mines";
    }

    @Override
    public List<String> suffixes() {
        return List.of("tatham");
    }

    @Override
    public boolean looksLike(Source source) {
        return source.onlyLine().matches("\\d{1,9}x\\d{1,9}(n\\d{1,9}a?)?[:#].*");
    }

    @Override
    public FullBoard read(Source source) {
        return Brief.of(() -> decoded(source));
    }

    private static FullBoard decoded(Source source) {
        String text = source.text().strip();
        int colon = text.indexOf(':');
        String[] parts = text.substring(colon + 1).split(",", 4);
        if (colon < 0 || parts.length != 3 || !parts[2].matches("(?s)[mu].*")) {
            throw new IllegalArgumentException(
                    "'" + Lines.shown(text)
                            + "' is no game id: write WxH:x,y,m and hexadecimal digits (an id with # is a seed of that program)");
        }
        String parameters = text.substring(0, colon);
        int n = parameters.indexOf('n');
        int[] size = Numbers.joined(n < 0 ? parameters : parameters.substring(0, n), 'x', 2);
        if (size.length == 0) {
            throw new IllegalArgumentException("'" + Lines.shown(parameters) + "' is no size: write for instance 9x9");
        }
        SizeLimits.check(size[0], size[1], SizeLimits.CELLS);
        CellSet mines = mines(parts[2], size[0] * size[1]);
        Topology topology = Minefield.squares(size[0], size[1]);
        checkCount(parameters, n, mines.size());
        int start = topology.cell(Numbers.parse(parts[1], "the start's y"), Numbers.parse(parts[0], "the start's x"));
        if (mines.contains(start)) {
            throw new IllegalArgumentException(
                    "the start x " + parts[0] + ", y " + parts[1] + " is a mine: it must be safe");
        }
        return Minefield.board(topology, mines, start);
    }

    private static void checkCount(String parameters, int n, int mines) {
        if (n < 0) {
            return;
        }
        String count = parameters.substring(n + 1, parameters.length() - (parameters.endsWith("a") ? 1 : 0));
        if (Numbers.parse(count, "the number of mines") != mines) {
            throw new IllegalArgumentException(
                    "'" + parameters + "' says " + count + " mines, the bitmap has " + mines);
        }
    }

    private static CellSet mines(String code, int cells) {
        if (code.length() - 1 != (cells + 3) / 4) {
            throw new IllegalArgumentException("the bitmap has " + (code.length() - 1)
                    + " hexadecimal digits: a board of " + cells + " cells needs " + (cells + 3) / 4);
        }
        byte[] bits = new byte[(cells + 7) / 8];
        for (int i = 1; i < code.length(); i++) {
            int digit = HEX.indexOf(code.charAt(i));
            if (digit < 0) {
                throw new IllegalArgumentException(
                        "digit " + i + " of the bitmap is '" + code.charAt(i) + "': it must be 0 to 9 or a to f");
            }
            bits[(i - 1) / 2] |= (byte) (digit << (i % 2 == 1 ? 4 : 0));
        }
        if ((bits[bits.length - 1] & 0xFF >> 8 - (8 * bits.length - cells)) != 0) {
            throw new IllegalArgumentException("the last digit of the bitmap goes on after the last cell");
        }
        return cells(code.charAt(0) == 'm' ? Mask.off(bits, cells) : bits, cells);
    }

    private static CellSet cells(byte[] bits, int cells) {
        CellSet mines = new CellSet(cells);
        for (int i = 0; i < cells; i++) {
            if ((bits[i / 8] >> (7 - i % 8) & 1) != 0) {
                mines.add(i);
            }
        }
        return mines;
    }

    @Override
    public String text(Document document) {
        World world = Minefield.world(document, name());
        int[] starts = Recast.board(document).starts();
        if (starts.length != 1 || world.danger(starts[0])) {
            throw new IllegalArgumentException("the format tatham carries one safe start cell: this board has "
                    + starts.length + " (sweep convert takes --start X,Y)");
        }
        Topology topology = world.topology();
        return topology.columns() + "x" + topology.rows() + ":" + topology.column(starts[0]) + ","
                + topology.row(starts[0]) + ",m" + hex(Mask.on(bits(world), topology.size()), topology.size()) + "\n";
    }

    private static byte[] bits(World world) {
        byte[] bits = new byte[(world.topology().size() + 7) / 8];
        for (int cell = 0; cell < world.topology().size(); cell++) {
            bits[cell / 8] |= (byte) (world.danger(cell) ? 0x80 >> cell % 8 : 0);
        }
        return bits;
    }

    private static String hex(byte[] bits, int cells) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < (cells + 3) / 4; i++) {
            text.append(HEX.charAt(bits[i / 2] >> (i % 2 == 0 ? 4 : 0) & 0xF));
        }
        return text.toString();
    }
}
