// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sweeplab.format.document.FullBoard;
import sweeplab.format.text.Entities;
import sweeplab.format.text.Lines;
import sweeplab.relation.LineRuns;
import sweeplab.relation.Origin;
import sweeplab.relation.Relation;
import sweeplab.relation.Sum;
import sweeplab.rules.HexLevel;
import sweeplab.world.Content;
import sweeplab.world.HexPlaces;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** One Hexcells level as it is read (V6). */
final class HexcellsLevel {

    static final int SIDE = 33;
    private static final int TEXT_LINES = 5;

    private final Topology topology = Topology.of(new HexPlaces(SIDE, SIDE));
    private final byte[] content = new byte[SIDE * SIDE];
    private final byte[] kinds = new byte[SIDE * SIDE];
    private final boolean[] cells = new boolean[SIDE * SIDE];
    private final char[] firsts = new char[SIDE * SIDE];
    private final List<Integer> givens = new ArrayList<>();

    private HexcellsLevel() {}

    static FullBoard read(Lines lines) {
        int head = lines.nextFull(0);
        HexcellsLevel level = new HexcellsLevel();
        Arrays.fill(level.content, Content.BLOCKED.code());
        Arrays.fill(level.kinds, (byte) '.');
        for (int row = 0; row < SIDE; row++) {
            level.readRow(lines, head + TEXT_LINES + row, row);
        }
        List<String> caption = IntStream.range(head + 1, head + TEXT_LINES)
                .mapToObj(line -> Entities.decode(lines.get(line)).strip())
                .toList();
        return level.board(caption);
    }

    private void readRow(Lines lines, int line, int row) {
        String text = Entities.decode(lines.get(line)).strip();
        if (text.length() != 2 * SIDE) {
            throw Lines.fault(line, text.length() + " characters, expected " + 2 * SIDE + ": 33 pairs");
        }
        for (int column = 0; column < SIDE; column++) {
            place(line, row * SIDE + column, text.charAt(2 * column), text.charAt(2 * column + 1));
        }
    }

    private void place(int line, int cell, char first, char second) {
        if (".oOxX|\\/".indexOf(first) < 0 || ".+cn".indexOf(second) < 0 || first == '.' && second != '.') {
            throw Lines.fault(
                    line,
                    "pair " + (cell % SIDE + 1) + " is '" + first + second
                            + "': the first is . o O x X | \\ or /, the second . + c or n");
        }
        boolean blue = first == 'x' || first == 'X';
        if (blue && second != '.' && second != '+') {
            throw Lines.fault(
                    line,
                    "pair " + (cell % SIDE + 1) + " is '" + first + second
                            + "': a blue cell has a plain number or none");
        }
        firsts[cell] = first;
        kinds[cell] = (byte) second;
        cells[cell] = "oOxX".indexOf(first) >= 0;
        content[cell] = cells[cell] ? (blue ? Content.DANGER : Content.CLEAR).code() : Content.BLOCKED.code();
        if (first == 'O' || first == 'X') {
            givens.add(cell);
        }
    }

    private FullBoard board(List<String> caption) {
        World world = World.of(topology, content);
        if (world.blocked() == content.length) {
            throw new IllegalArgumentException("there is no cell in this level");
        }
        List<Relation> lines = new ArrayList<>();
        for (int cell = 0; cell < content.length; cell++) {
            if ("|\\/".indexOf(firsts[cell]) >= 0 && firsts[cell] != 0 && kinds[cell] != '.') {
                lines.add(line(world, cell));
            }
        }
        int[] open = givens.stream().mapToInt(Integer::intValue).toArray();
        HexLevel rules = new HexLevel(caption, kinds, cells, List.copyOf(lines), open);
        checkClues(rules, world);
        return new FullBoard(rules, world, 1, Optional.empty());
    }

    private Relation line(World world, int from) {
        int down = firsts[from] == '|' ? 2 : 1;
        int aside = firsts[from] == '|' ? 0 : firsts[from] == '\\' ? 1 : -1;
        List<Integer> found = new ArrayList<>();
        int row = topology.row(from) + down;
        int column = topology.column(from) + aside;
        while (topology.contains(row, column)) {
            if (cells[topology.cell(row, column)]) {
                found.add(topology.cell(row, column));
            }
            row += down;
            column += aside;
        }
        int[] along = found.stream().mapToInt(Integer::intValue).toArray();
        int number = (int) Arrays.stream(along).filter(world::danger).count();
        String word = kinds[from] == 'c' ? "{" + number + "}" : kinds[from] == 'n' ? "-" + number + "-" : "" + number;
        Origin origin = new Origin(from, "the line " + firsts[from] + " " + word + " at " + topology.name(from));
        return kinds[from] == '+'
                ? Sum.count(origin, along, number, number)
                : new LineRuns(origin, along, number, kinds[from] == 'c');
    }

    private void checkClues(HexLevel rules, World world) {
        for (Relation line : rules.lines()) {
            if (line.weigh(world::danger) == 0) {
                throw new IllegalArgumentException(line.origin().words() + " does not fit the cells of the level");
            }
        }
        for (int cell = 0; cell < content.length; cell++) {
            boolean says = world.content(cell) == Content.CLEAR && kinds[cell] != '.';
            if (says && rules.meaning(topology, cell, rules.clue(world, cell)).weigh(world::danger) == 0) {
                throw new IllegalArgumentException("the clue " + rules.word(rules.clue(world, cell)) + " at "
                        + topology.name(cell) + " does not fit the cells around it");
            }
        }
    }

    /** The 33 lines of a level. */
    static String rows(HexLevel level, World world, char[][] lineClues) {
        StringBuilder text = new StringBuilder();
        Set<Integer> open = new HashSet<>();
        Arrays.stream(level.givens()).forEach(open::add);
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            char first = world.danger(cell) ? 'x' : 'o';
            first = open.contains(cell) ? Character.toUpperCase(first) : first;
            first = world.blocked(cell) ? lineClues[cell / SIDE][cell % SIDE] : first;
            text.append(first).append((char) level.kinds()[cell]).append(cell % SIDE == SIDE - 1 ? "\n" : "");
        }
        return text.toString();
    }
}
