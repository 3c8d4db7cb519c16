// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sweeplab.base.Excerpt;
import sweeplab.base.Pieces;
import sweeplab.rules.Rules;
import sweeplab.world.Content;
import sweeplab.world.Graph;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** A world as text (W1): rows of symbols separated by spaces, checked against the rules when it is read. */
public final class WorldText {

    /** The longest text that is read. */
    public static final int MOST_CHARACTERS = 64 << 20;

    private static final String TOPOLOGY = "# topology:";
    private static final String START = "# start:";

    private WorldText() {}

    /** Reads a world that lies on a grid or on a graph of the catalogue. */
    public static World read(String where, String text, Rules rules) {
        return read(where, text, rules, new Catalogue());
    }

    /**
     * Reads a world; {@code where} names the file in errors. A line {@code # topology: torus} puts it on another board than
     * the game's own, {@code # topology: graph:NAME} on a graph of the library; {@code # start: safe@4,4} gives the game another
     * start; other lines that start with {@code #} are comments.
     */
    public static World read(String where, String text, Rules rules, Library library) {
        if (text.length() > MOST_CHARACTERS) {
            throw new IllegalArgumentException(where + ": " + text.length() + " characters are too many, at most "
                    + MOST_CHARACTERS + " are read");
        }
        String family = rules.family();
        List<String[]> rows = new ArrayList<>();
        for (String line : Pieces.lines(text)) {
            String stripped = line.strip();
            if (stripped.startsWith(TOPOLOGY)) {
                family = stripped.substring(TOPOLOGY.length()).strip();
            } else if (!stripped.isEmpty() && !stripped.startsWith("# ") && !stripped.equals("#")) {
                rows.add(Pieces.of(stripped));
            }
        }
        checkRows(where, rows);
        Topology topology = topology(where, family, rows, library);
        World world = World.of(topology, contents(where, rows, rules));
        check(where, world, rows, rules);
        checkStarts(where, world, rules, starts(where, text, topology, rules));
        return world;
    }

    /** The start that the comments before the first row say, if they say one. */
    public static Optional<Start> start(String text) {
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from) < 0 ? text.length() : text.indexOf('\n', from);
            String line = text.substring(from, end).strip();
            if (line.startsWith(START)) {
                return Optional.of(Start.parse(line.substring(START.length()).strip()));
            }
            from = line.isEmpty() || line.startsWith("#") ? end + 1 : text.length();
        }
        return Optional.empty();
    }

    /** The cells at which the game starts that this is the text of: those that it says, else the game's own. */
    public static int[] starts(String text, Topology topology, Rules rules) {
        Optional<Start> said = start(text);
        return said.isPresent() ? new int[] {said.get().cell(topology)} : rules.starts(topology);
    }

    private static int[] starts(String where, String text, Topology topology, Rules rules) {
        try {
            return starts(text, topology, rules);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(where + ", the line '" + START + "': " + e.getMessage(), e);
        }
    }

    private static void checkRows(String where, List<String[]> rows) {
        if (rows.isEmpty()) {
            throw new IllegalArgumentException(
                    where + ": there are no rows: write one row of symbols a line, separated by spaces");
        }
        int columns = rows.get(0).length;
        for (int row = 1; row < rows.size(); row++) {
            int found = rows.get(row).length;
            if (found != columns) {
                throw new IllegalArgumentException(place(where, row, Math.min(found, columns)) + ": found " + found
                        + " symbols in the row, expected " + columns + " as in row 0");
            }
        }
    }

    private static Topology topology(String where, String family, List<String[]> rows, Library library) {
        int columns = rows.get(0).length;
        Topology topology;
        try {
            topology = library.topology(family, columns, rows.size());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(where + ": " + e.getMessage(), e);
        }
        if (topology.columns() != columns || topology.rows() != rows.size()) {
            throw new IllegalArgumentException(where + ": found " + columns + "x" + rows.size() + " symbols, expected "
                    + topology.columns() + "x" + topology.rows() + " for " + topology);
        }
        return topology;
    }

    private static byte[] contents(String where, List<String[]> rows, Rules rules) {
        int columns = rows.get(0).length;
        byte[] content = new byte[rows.size() * columns];
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < columns; column++) {
                content[row * columns + column] = content(where, row, column, rows.get(row)[column], rules)
                        .code();
            }
        }
        return content;
    }

    private static Content content(String where, int row, int column, String symbol, Rules rules) {
        if (symbol.equals(rules.dangerSymbol()) || symbol.equals(rules.danger())) {
            return Content.DANGER;
        }
        if (symbol.equals("g") && rules.hasGold()) {
            return Content.GOLD;
        }
        if (symbol.equals("b") && rules.hasBlocked()) {
            return Content.BLOCKED;
        }
        if (isClue(symbol) || !rules.plain() && symbol.indexOf(',') > 0) {
            return Content.CLEAR;
        }
        throw new IllegalArgumentException(place(where, row, column) + ": found '" + Excerpt.of(symbol)
                + "', expected a clue, '"
                + rules.dangerSymbol() + "' for a " + rules.danger() + (rules.hasGold() ? " or 'g' for gold" : "")
                + (rules.hasBlocked() ? " or 'b' for blocked" : ""));
    }

    // One or two digits; a pattern for every cell would be slow on large boards.
    private static boolean isClue(String symbol) {
        for (int i = 0; i < symbol.length(); i++) {
            if (symbol.charAt(i) < '0' || symbol.charAt(i) > '9') {
                return false;
            }
        }
        return symbol.length() <= 2;
    }

    private static void check(String where, World world, List<String[]> rows, Rules rules) {
        Topology topology = world.topology();
        for (int cell = 0; cell < topology.size(); cell++) {
            String symbol = rows.get(topology.row(cell))[topology.column(cell)];
            if (world.content(cell) == Content.CLEAR && !says(symbol, rules, world, cell)) {
                throw fault(
                        where,
                        world,
                        cell,
                        "clue " + symbol,
                        rules.word(rules.clue(world, cell)) + " from what its neighbours hold");
            }
            if (world.gold(cell) && world.dangersAround(cell) > 0) {
                throw fault(where, world, cell, "gold beside a " + rules.danger(), "none around gold");
            }
        }
    }

    private static void checkStarts(String where, World world, Rules rules, int... starts) {
        for (int start : starts) {
            if (world.danger(start) || world.blocked(start)) {
                String found = "'" + symbol(world, rules, start) + "'";
                throw fault(where, world, start, found, "a safe cell: the game starts here");
            }
        }
    }

    private static boolean says(String symbol, Rules rules, World world, int cell) {
        int clue = rules.clue(world, cell);
        return rules.plain() ? Integer.parseInt(symbol) == clue : symbol.equals(rules.word(clue));
    }

    private static IllegalArgumentException fault(String where, World world, int cell, String found, String expected) {
        Topology topology = world.topology();
        return new IllegalArgumentException(place(where, topology.row(cell), topology.column(cell)) + ": found " + found
                + ", expected " + expected);
    }

    private static String place(String where, int row, int column) {
        return where + ", row " + row + ", column " + column;
    }

    /** How one cell of a world is written. */
    public static String symbol(World world, Rules rules, int cell) {
        return switch (world.content(cell)) {
            case CLEAR -> rules.word(rules.clue(world, cell));
            case DANGER -> rules.dangerSymbol();
            case GOLD -> "g";
            case BLOCKED -> "b";
        };
    }

    // A graph is a family of its own.
    private static String family(Topology topology) {
        return topology.shape() instanceof Graph
                ? topology.id()
                : topology.shape().family();
    }

    /** Writes a world and where its game starts; without a start it is the game's own, which is not written. */
    public static String write(World world, Rules rules, int[] starts) {
        Topology topology = world.topology();
        int[] own = rules.starts(topology);
        if (starts.length == 0 || Arrays.equals(starts, own)) {
            checkStarts("a world file without a start", world, rules, own);
            return write(world, rules);
        }
        if (starts.length > 1) {
            throw new IllegalArgumentException(
                    "a world file says one start, this board has " + starts.length + "; 'board' holds them");
        }
        Start start = new Start(false, topology.column(starts[0]), topology.row(starts[0]));
        return START + " " + start + "\n" + write(world, rules);
    }

    /** Writes a world so that {@link #read} gives it back. */
    public static String write(World world, Rules rules) {
        Topology topology = world.topology();
        StringBuilder text = new StringBuilder();
        if (!family(topology).equals(rules.family())) {
            text.append(TOPOLOGY).append(' ').append(family(topology)).append('\n');
        }
        int width = rules.dangerSymbol().length();
        for (int cell = 0; cell < topology.size(); cell++) {
            String symbol = symbol(world, rules, cell);
            text.append(topology.column(cell) == 0 ? "" : " ")
                    .append(" ".repeat(Math.max(0, width - symbol.length())))
                    .append(symbol);
            if (topology.column(cell) == topology.columns() - 1) {
                text.append('\n');
            }
        }
        return text.toString();
    }
}
