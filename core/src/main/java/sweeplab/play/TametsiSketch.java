// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sweeplab.base.Dice;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** A puzzle of Tametsi on squares drawn by chance (V7): mines, cells that keep their number secret, colours and lists of cells that are counted. */
final class TametsiSketch implements LevelSketch {

    private static final double MINES = 0.3;
    private static final double SECRET = 0.1;
    private static final double TOLD = 0.6;
    private static final int SIZE = 10;
    private static final String SQUARE = "-4.8,-4.8,4.8,-4.8,4.8,4.8,-4.8,4.8";
    private static final List<String> COLOURS = List.of("4080c0", "c08040", "60a060");

    private final Topology squares;
    private final CellSet mines;
    private final CellSet secret;
    private final List<List<Integer>> coloured = new ArrayList<>();
    private final List<String> lists = new ArrayList<>();

    TametsiSketch(int columns, int rows, Dice dice) {
        squares = Topologies.grid("square", columns, rows);
        mines = drawn(MINES, dice);
        mines.remove(dice.nextInt(squares.size()));
        secret = drawn(SECRET, dice);
        COLOURS.forEach(colour -> coloured.add(new ArrayList<>()));
        for (int cell = 0; cell < squares.size(); cell++) {
            coloured.get(dice.nextInt(COLOURS.size())).add(cell);
        }
        for (int column = 0; column < columns; column++) {
            int at = column;
            list(IntStream.range(0, rows).map(row -> squares.cell(row, at)), SIZE * at + "," + -SIZE, dice);
        }
        for (int row = 0; row < rows; row++) {
            int at = row;
            list(IntStream.range(0, columns).map(column -> squares.cell(at, column)), -SIZE + "," + SIZE * at, dice);
        }
    }

    private CellSet drawn(double share, Dice dice) {
        CellSet set = new CellSet(squares.size());
        for (int cell = 0; cell < squares.size(); cell++) {
            if (dice.nextDouble() < share) {
                set.add(cell);
            }
        }
        return set;
    }

    private void list(IntStream cells, String place, Dice dice) {
        String ids = ids(cells.boxed().toList());
        if (dice.nextDouble() < TOLD) {
            lists.add("<COLUMN_HINT><IDS>" + ids + "</IDS><TEXT_LOCATION>" + place
                    + "</TEXT_LOCATION><TEXT_ROTATION>0</TEXT_ROTATION></COLUMN_HINT>\n");
        }
    }

    private static String ids(List<Integer> cells) {
        return cells.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    @Override
    public int size() {
        return squares.size();
    }

    @Override
    public boolean mayBeOpen(int cell) {
        return !mines.contains(cell);
    }

    @Override
    public String text(CellSet open) {
        StringBuilder text = new StringBuilder("<PUZZLE>\n<TITLE>Drawn by chance</TITLE>\n<GRAPH>\n");
        for (int cell = 0; cell < squares.size(); cell++) {
            text.append(node(cell, open.contains(cell)));
        }
        text.append("</GRAPH>\n<HINT_LIST>\n");
        for (int i = 0; i < COLOURS.size(); i++) {
            text.append("<HINT><IDS>" + ids(coloured.get(i)) + "</IDS><COLOR>" + COLOURS.get(i) + "</COLOR></HINT>\n");
        }
        text.append("</HINT_LIST>\n<COLUMN_HINT_LIST>\n");
        lists.forEach(text::append);
        return text.append("</COLUMN_HINT_LIST>\n</PUZZLE>\n").toString();
    }

    private String node(int cell, boolean open) {
        String edges = ids(IntStream.of(squares.neighbours(cell)).boxed().collect(Collectors.toList()));
        return "<NODE><ID>" + cell + "</ID><EDGES>" + edges + "</EDGES><POS>" + SIZE * squares.column(cell) + ","
                + SIZE * squares.row(cell) + "</POS><POLY><POINTS>" + SQUARE + "</POINTS></POLY>"
                + flag("REVEALED", open) + flag("HAS_MINE", mines.contains(cell))
                + flag("SECRET", secret.contains(cell)) + "</NODE>\n";
    }

    private static String flag(String name, boolean on) {
        return on ? "<" + name + ">true</" + name + ">" : "";
    }
}
