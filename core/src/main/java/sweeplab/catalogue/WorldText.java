package sweeplab.catalogue;

import java.util.ArrayList;
import java.util.List;
import sweeplab.rules.Rules;
import sweeplab.world.Content;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** A world as text (W1): rows of symbols separated by spaces, checked against the rules when it is read. */
public final class WorldText {

    /** The longest text that is read. */
    public static final int MOST_CHARACTERS = 64 << 20;

    private WorldText() {}

    /**
     * Reads a world; {@code where} names the file in errors. A line {@code # topology: torus} puts it on another board than
     * the game's own; other lines that start with {@code #} are comments.
     */
    public static World read(String where, String text, Rules rules) {
        if (text.length() > MOST_CHARACTERS) {
            throw new IllegalArgumentException(where + ": " + text.length() + " characters are too many, at most "
                    + MOST_CHARACTERS + " are read");
        }
        String family = rules.family();
        List<String[]> rows = new ArrayList<>();
        for (String line : text.split("\n")) {
            String stripped = line.strip();
            if (stripped.startsWith("# topology:")) {
                family = stripped.substring("# topology:".length()).strip();
            } else if (!stripped.isEmpty() && !stripped.startsWith("# ") && !stripped.equals("#")) {
                rows.add(stripped.split("\\s+"));
            }
        }
        checkShape(where, rows);
        Topology topology = Topologies.grid(family, rows.get(0).length, rows.size());
        World world = World.of(topology, contents(where, rows, rules));
        check(where, world, rows, rules);
        return world;
    }

    private static void checkShape(String where, List<String[]> rows) {
        if (rows.isEmpty()) {
            throw new IllegalArgumentException(
                    where + ": there are no rows: write one row of symbols a line, separated by spaces");
        }
        int columns = rows.get(0).length;
        for (int row = 1; row < rows.size(); row++) {
            if (rows.get(row).length != columns) {
                throw new IllegalArgumentException(where + ", row " + row + ": found " + rows.get(row).length
                        + " symbols, expected " + columns + " as in row 0");
            }
        }
    }

    private static byte[] contents(String where, List<String[]> rows, Rules rules) {
        int columns = rows.get(0).length;
        byte[] content = new byte[rows.size() * columns];
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < columns; column++) {
                content[row * columns + column] = content(place(where, row, column), rows.get(row)[column], rules)
                        .code();
            }
        }
        return content;
    }

    private static Content content(String place, String symbol, Rules rules) {
        if (symbol.equals(rules.dangerSymbol()) || symbol.equals(rules.danger())) {
            return Content.DANGER;
        }
        if (symbol.equals("g") && rules.hasGold()) {
            return Content.GOLD;
        }
        if (symbol.equals("b") && rules.hasBlocked()) {
            return Content.BLOCKED;
        }
        if (symbol.matches("\\d{1,2}")) {
            return Content.CLEAR;
        }
        throw new IllegalArgumentException(place + ": found '" + symbol + "', expected a clue, '" + rules.dangerSymbol()
                + "' for a " + rules.danger() + (rules.hasGold() ? " or 'g' for gold" : "")
                + (rules.hasBlocked() ? " or 'b' for blocked" : ""));
    }

    private static void check(String where, World world, List<String[]> rows, Rules rules) {
        Topology topology = world.topology();
        for (int cell = 0; cell < topology.size(); cell++) {
            String place = place(where, topology.row(cell), topology.column(cell));
            String symbol = rows.get(topology.row(cell))[topology.column(cell)];
            if (world.content(cell) == Content.CLEAR && Integer.parseInt(symbol) != rules.clue(world, cell)) {
                throw new IllegalArgumentException(place + ": found clue " + symbol + ", expected "
                        + rules.clue(world, cell) + " from what its neighbours hold");
            }
            if (world.gold(cell) && world.dangersAround(cell) > 0) {
                throw new IllegalArgumentException(
                        place + ": found gold beside a " + rules.danger() + ", expected none around gold");
            }
        }
        for (int start : rules.starts(topology)) {
            if (world.danger(start) || world.blocked(start)) {
                throw new IllegalArgumentException(place(where, topology.row(start), topology.column(start))
                        + ": found '" + symbol(world, rules, start) + "', expected a safe cell: the game starts here");
            }
        }
    }

    private static String place(String where, int row, int column) {
        return where + ", row " + row + ", column " + column;
    }

    /** How one cell of a world is written. */
    public static String symbol(World world, Rules rules, int cell) {
        return switch (world.content(cell)) {
            case CLEAR -> Integer.toString(rules.clue(world, cell));
            case DANGER -> rules.dangerSymbol();
            case GOLD -> "g";
            case BLOCKED -> "b";
        };
    }

    /** Writes a world so that {@link #read} gives it back. */
    public static String write(World world, Rules rules) {
        Topology topology = world.topology();
        StringBuilder text = new StringBuilder();
        if (!topology.shape().family().equals(rules.family())) {
            text.append("# topology: ").append(topology.shape().family()).append('\n');
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
