// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import sweeplab.rules.Rules;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Draws boards on a terminal, each topology in a form that shows its neighbours, in colour or plain, some cells marked, as much as there is room for. */
public record BoardPainter(boolean colour, Set<Integer> marked, Window window) {

    /** The mark of no cell. */
    public static final int NOTHING = -1;

    private static final int MOST_CELLS = 20_000;

    public BoardPainter(boolean colour) {
        this(colour, Set.of(), Window.ENDLESS);
    }

    /** The same, with brackets around one cell. */
    public BoardPainter marking(int cell) {
        return marking(Set.of(cell));
    }

    /** The same, with brackets around these cells. */
    public BoardPainter marking(Set<Integer> cells) {
        return new BoardPainter(colour, Set.copyOf(cells), window);
    }

    /** The same, but of a board that is too large for a window only the part around the first marked cell. */
    public BoardPainter within(Window room) {
        return new BoardPainter(colour, marked, room);
    }

    /** The view as lines, with a legend of the symbols in it. */
    public List<String> paint(View view) {
        if (view.topology().size() > MOST_CELLS) {
            return List.of(tooLarge(view.topology()));
        }
        Notation notation = Notation.of(view.rules());
        Glyph[] glyphs = new Glyph[view.topology().size()];
        for (int cell = 0; cell < glyphs.length; cell++) {
            glyphs[cell] = Glyph.of(view, notation, cell);
        }
        String legend = legend(notation.legend(view.rules()), glyphs);
        List<String> below = new ArrayList<>(told(view.rules(), view.topology()));
        below.addAll(legend.isEmpty() ? List.of() : List.of("", legend));
        // In a small window the board matters more than what its symbols mean.
        if (window.rows(below) > window.lines() / 4) {
            below.clear();
        }
        BoardPainter above = within(window.without(window.rows(below)));
        List<String> lines =
                new ArrayList<>(CellPlaces.of(view.topology(), glyphs, above).picture());
        lines.addAll(below);
        return lines;
    }

    /** The view as lines, with these words in its covered cells. */
    public List<String> paint(View view, IntFunction<String> words) {
        Notation notation = Notation.of(view.rules());
        Glyph[] glyphs = new Glyph[view.topology().size()];
        for (int cell = 0; cell < glyphs.length; cell++) {
            Glyph seen = Glyph.of(view, notation, cell);
            glyphs[cell] = view.covered(cell) ? new Glyph(words.apply(cell), seen.ink()) : seen;
        }
        return CellPlaces.of(view.topology(), glyphs, this).picture();
    }

    /** The world as lines: everything in sight. */
    public List<String> paint(World world, Rules rules) {
        if (world.topology().size() > MOST_CELLS) {
            return List.of(tooLarge(world.topology()));
        }
        Glyph[] glyphs = new Glyph[world.topology().size()];
        for (int cell = 0; cell < glyphs.length; cell++) {
            glyphs[cell] = Glyph.of(world, rules, cell);
        }
        List<String> lines =
                new ArrayList<>(CellPlaces.of(world.topology(), glyphs, this).picture());
        lines.addAll(told(rules, world.topology()));
        return lines;
    }

    private static List<String> told(Rules rules, Topology topology) {
        List<String> told = rules.told(topology);
        return told.isEmpty()
                ? List.of()
                : Stream.concat(Stream.of(""), told.stream()).toList();
    }

    private static String tooLarge(Topology topology) {
        return "(a board of " + topology + " is too large to draw)";
    }

    private static String legend(Map<String, String> meanings, Glyph[] glyphs) {
        StringJoiner legend = new StringJoiner(", ");
        meanings.forEach((symbol, meaning) -> {
            if (occurs(symbol, glyphs)) {
                legend.add(symbol + " " + meaning);
            }
        });
        return legend.toString();
    }

    private static boolean occurs(String symbol, Glyph[] glyphs) {
        for (Glyph glyph : glyphs) {
            if (glyph.text().equals(symbol)
                    || symbol.startsWith("2") && glyph.text().matches("\\d[mg]\\d?")) {
                return true;
            }
        }
        return false;
    }
}
