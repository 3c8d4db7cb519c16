// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import java.io.ByteArrayOutputStream;
import java.util.List;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Minefield;
import sweeplab.format.text.Format;
import sweeplab.format.text.HexText;
import sweeplab.format.text.Source;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Boards of the clones ({@code .mbf}, {@code .abf}): width, height, two bytes of mines, then x and y of each mine; also as hexadecimal text. */
public final class Mbf implements Format {

    private static final int HEAD = 4;

    @Override
    public String name() {
        return "mbf";
    }

    @Override
    public String about() {
        return "full board of the clones, as bytes or hexadecimal text";
    }

    @Override
    public List<String> suffixes() {
        return List.of("mbf", "abf");
    }

    @Override
    public boolean vague() {
        return true;
    }

    @Override
    public boolean looksLike(Source source) {
        if (!source.isText()) {
            return true;
        }
        byte[] bytes = HexText.bytes(source);
        return bytes.length >= HEAD && bytes.length == length(bytes) && bytes[0] != 0 && bytes[1] != 0;
    }

    @Override
    public FullBoard read(Source source) {
        byte[] bytes = HexText.bytes(source);
        if (bytes.length < HEAD) {
            throw new IllegalArgumentException(
                    "byte " + bytes.length + " is missing: width, height and two bytes of mines come first");
        }
        if (bytes.length != length(bytes)) {
            throw new IllegalArgumentException("bytes 2 and 3 say " + mines(bytes) + " mines, so there should be "
                    + length(bytes) + " bytes: found " + bytes.length);
        }
        if (bytes[0] == 0 || bytes[1] == 0) {
            throw new IllegalArgumentException(
                    "byte " + (bytes[0] == 0 ? 0 : 1) + " is 0: width and height are at least 1");
        }
        Topology topology = Minefield.squares(unsigned(bytes[0]), unsigned(bytes[1]));
        return Minefield.board(topology, mines(bytes, topology));
    }

    private static CellSet mines(byte[] bytes, Topology topology) {
        CellSet mines = new CellSet(topology.size());
        for (int i = HEAD; i < bytes.length; i += 2) {
            int x = unsigned(bytes[i]);
            int y = unsigned(bytes[i + 1]);
            if (!topology.contains(y, x)) {
                throw new IllegalArgumentException("byte " + (x < topology.columns() ? i + 1 : i) + ": the mine at x "
                        + x + ", y " + y + " is outside the board of " + topology.columns() + "x" + topology.rows());
            }
            if (!mines.add(topology.cell(y, x))) {
                throw new IllegalArgumentException(
                        "byte " + i + ": the mine at x " + x + ", y " + y + " is there twice");
            }
        }
        return mines;
    }

    private static int unsigned(byte b) {
        return b & 0xFF;
    }

    private static int mines(byte[] bytes) {
        return unsigned(bytes[2]) << 8 | unsigned(bytes[3]);
    }

    private static int length(byte[] bytes) {
        return HEAD + 2 * mines(bytes);
    }

    @Override
    public byte[] write(Document document) {
        World world = Minefield.world(document, name());
        Topology topology = world.topology();
        if (topology.columns() > 255 || topology.rows() > 255 || world.dangers() > 0xFFFF) {
            throw new IllegalArgumentException("the format mbf holds at most 255x255 cells and 65535 mines: this is "
                    + topology.columns() + "x" + topology.rows() + " with " + world.dangers());
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(topology.columns());
        bytes.write(topology.rows());
        bytes.write(world.dangers() >> 8);
        bytes.write(world.dangers());
        for (int cell = 0; cell < topology.size(); cell++) {
            if (world.danger(cell)) {
                bytes.write(topology.column(cell));
                bytes.write(topology.row(cell));
            }
        }
        return bytes.toByteArray();
    }
}
