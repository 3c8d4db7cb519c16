// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import sweeplab.relation.Relation;
import sweeplab.rules.HexLevel;
import sweeplab.rules.Outlines;
import sweeplab.rules.Rules;
import sweeplab.rules.TametsiLevel;
import sweeplab.world.CellSet;
import sweeplab.world.Graph;
import sweeplab.world.HexPlaces;
import sweeplab.world.Hexagon;
import sweeplab.world.Point;
import sweeplab.world.Topology;
import sweeplab.world.Triangle;
import sweeplab.world.World;

/** A world with everything in sight as a picture (SVG): every topology with cells of its own form, the numbers of lines beside them. */
public final class SvgBoard {

    private static final double UNIT = 34;
    private static final double MARGIN = 24;
    private static final double THIRD_OF_A_TURN = Math.sqrt(3);

    private final World world;
    private final Rules rules;
    private final Topology topology;
    private final CellSet spoken;
    private final int speaker;
    private final Outlines outlines;
    private final boolean hasOutlines;
    private final double outlineUnit;
    private final StringBuilder body = new StringBuilder();
    private double left = Double.MAX_VALUE;
    private double top = Double.MAX_VALUE;
    private double right = -Double.MAX_VALUE;
    private double bottom = -Double.MAX_VALUE;

    private SvgBoard(World world, Rules rules, int speaker) {
        this.world = world;
        this.rules = rules;
        this.speaker = speaker;
        topology = world.topology();
        outlines = rules instanceof TametsiLevel level ? level.outlines() : Outlines.NONE;
        hasOutlines = outlines.drawn();
        outlineUnit = outlines.unit();
        spoken = new CellSet(topology.size());
        if (speaker >= 0 && !world.danger(speaker) && rules.clue(world, speaker) != Rules.SILENT) {
            Relation meaning = rules.meaning(topology, speaker, rules.clue(world, speaker));
            Arrays.stream(meaning.cells()).forEach(spoken::add);
        }
    }

    /** The picture; where a cell is given, it and the cells that its clue speaks of are marked. */
    public static String of(World world, Rules rules, int speaker) {
        return new SvgBoard(world, rules, speaker).text();
    }

    private String text() {
        for (int cell = 0; cell < topology.size(); cell++) {
            if (!world.blocked(cell) || !(topology.shape() instanceof HexPlaces)) {
                draw(cell);
            }
        }
        for (int place = 0; place < topology.size(); place++) {
            if (!rules.sign(place).isEmpty()) {
                sign(place, rules.sign(place));
            }
        }
        for (Outlines.Note note : hasOutlines ? outlines.notes() : java.util.List.<Outlines.Note>of()) {
            Point at = new Point(note.x() * UNIT / outlineUnit, note.y() * UNIT / outlineUnit);
            include(at);
            words(at, note.text(), "#555");
        }
        return String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%.1f %.1f %.1f %.1f\" width=\"%.0f\" role=\"img\" "
                        + "aria-label=\"%s\" font-family=\"sans-serif\" font-size=\"15\" text-anchor=\"middle\">%n%s</svg>%n",
                left - MARGIN,
                top - MARGIN,
                right - left + 2 * MARGIN,
                bottom - top + 2 * MARGIN,
                right - left + 2 * MARGIN,
                escaped(rules.id() + " on " + topology),
                body);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    private Point centre(int cell) {
        Point point = topology.shape().point(cell);
        // These rows and columns are of text: hexagons lie nearer side by side.
        double across = topology.shape() instanceof HexPlaces ? THIRD_OF_A_TURN / 2 : 1;
        return new Point(point.x() * across * UNIT / outlineUnit, point.y() * UNIT / outlineUnit);
    }

    private void include(Point at) {
        left = Math.min(left, at.x());
        right = Math.max(right, at.x());
        top = Math.min(top, at.y());
        bottom = Math.max(bottom, at.y());
    }

    private void draw(int cell) {
        Point centre = centre(cell);
        include(centre);
        add(
                "<polygon points=\"%s\" fill=\"%s\" stroke=\"#555\" stroke-width=\"%s\"/>",
                corners(cell, centre), fill(cell), cell == speaker ? "3" : "1");
        String text = world.danger(cell)
                ? rules instanceof HexLevel ? found(cell) : "●"
                : Glyph.of(world, rules, cell).text();
        words(centre, text, world.danger(cell) && rules instanceof HexLevel ? "#fff" : "#111");
    }

    private String found(int cell) {
        return rules.foundClue(world, cell) == Rules.SILENT ? "" : "" + rules.foundClue(world, cell);
    }

    private void words(Point at, String text, String ink) {
        if (!text.isBlank()) {
            add("<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\">%s</text>", at.x(), at.y() + 5, ink, escaped(text));
        }
    }

    private String fill(int cell) {
        if (world.blocked(cell)) {
            return "#999";
        }
        if (world.danger(cell)) {
            return rules instanceof HexLevel ? "#0a7cc0" : spoken.contains(cell) ? "#e8a33d" : "#ddc9a8";
        }
        return spoken.contains(cell) ? "#dcecfb" : "#fff";
    }

    private static String outline(Point centre, double[] corners) {
        return java.util.stream.IntStream.range(0, corners.length / 2)
                .mapToObj(i -> String.format(
                        Locale.ROOT,
                        "%.1f,%.1f",
                        centre.x() + UNIT * corners[2 * i],
                        centre.y() + UNIT * corners[2 * i + 1]))
                .collect(Collectors.joining(" "));
    }

    private String corners(int cell, Point centre) {
        if (hasOutlines) {
            return outline(centre, outlines.of(cell, outlineUnit));
        }
        if (topology.shape() instanceof Triangle triangle) {
            return polygon(centre, 3, UNIT / THIRD_OF_A_TURN, triangle.pointsUp(cell) ? -90 : 90);
        }
        if (topology.shape() instanceof Hexagon) {
            return polygon(centre, 6, UNIT / THIRD_OF_A_TURN, 30);
        }
        if (topology.shape() instanceof HexPlaces) {
            return polygon(centre, 6, UNIT / THIRD_OF_A_TURN, 0);
        }
        boolean graph = topology.shape() instanceof Graph;
        return polygon(centre, graph ? 12 : 4, graph ? UNIT / 3 : UNIT / Math.sqrt(2), 45);
    }

    private static String polygon(Point centre, int corners, double radius, double from) {
        return java.util.stream.IntStream.range(0, corners)
                .mapToObj(i -> {
                    double angle = Math.toRadians(from + 360.0 * i / corners);
                    return String.format(
                            Locale.ROOT,
                            "%.1f,%.1f",
                            centre.x() + radius * Math.cos(angle),
                            centre.y() + radius * Math.sin(angle));
                })
                .collect(Collectors.joining(" "));
    }

    // The number of a line stands where the line begins, turned as it runs.
    private void sign(int place, String words) {
        Point at = centre(place);
        left = Math.min(left, at.x());
        right = Math.max(right, at.x());
        top = Math.min(top, at.y());
        int turn = words.startsWith("|") ? 0 : words.startsWith("/") ? 60 : -60;
        add(
                "<text x=\"%.1f\" y=\"%.1f\" fill=\"#333\" transform=\"rotate(%d %.1f %.1f)\">%s</text>",
                at.x(), at.y() + 5, turn, at.x(), at.y(), escaped(words.substring(1)));
    }

    private void add(String format, Object... values) {
        body.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
