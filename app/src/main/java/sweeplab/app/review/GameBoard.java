// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.stream.IntStream;
import sweeplab.app.arena.report.Svg;
import sweeplab.format.document.MousePath;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replayer;
import sweeplab.review.GameReview;
import sweeplab.review.JudgedClick;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The board of a game as it was left, as a drawing: with its flags, the way of the mouse, and a ring around every guess. */
final class GameBoard {

    private static final int CELL = 24;

    // Room around the board for the numbers of guesses, in cells.
    private static final double EDGE = 0.5;

    // On other boards than of squares cells are drawn smaller than the room they have.
    private static final double APART = 0.86;

    private final GameReview review;
    private final World world;
    private final Topology topology;
    private final View end;
    private final boolean squares;
    private final double left;
    private final double top;

    GameBoard(GameReview review) {
        this.review = review;
        world = review.replay().board().world();
        topology = world.topology();
        squares = topology.shape().family().equals("square");
        left = cells().mapToDouble(cell -> topology.shape().point(cell).x())
                        .min()
                        .orElse(0)
                - 0.5
                - EDGE;
        top = cells().mapToDouble(cell -> topology.shape().point(cell).y())
                        .min()
                        .orElse(0)
                - 0.5
                - EDGE;
        Replayer player = new Replayer(review.replay());
        for (Replay.Click click : review.replay().clicks()) {
            player.make(click);
        }
        end = player.view();
    }

    private IntStream cells() {
        return IntStream.range(0, topology.size());
    }

    private double x(int cell) {
        return CELL * (topology.shape().point(cell).x() - left);
    }

    private double y(int cell) {
        return CELL * (topology.shape().point(cell).y() - top);
    }

    String draw() {
        int width = (int) Math.ceil(cells().mapToDouble(this::x).max().orElse(0) + CELL * (0.5 + EDGE));
        int height = (int) Math.ceil(cells().mapToDouble(this::y).max().orElse(0) + CELL * (0.5 + EDGE));
        Svg svg = new Svg(width, height, "The board and the way of the mouse");
        cells().forEach(cell -> cell(svg, cell));
        if (squares) {
            way(svg, review.replay().path());
        }
        review.clicks().stream().filter(click -> click.judgement().guess()).forEach(click -> ring(svg, click));
        // A small board is not blown up to the width of the page, and a large one may be scrolled.
        return "<div class=\"board\" style=\"width: " + Math.min(920, width * 5 / 4) + "px\">\n" + svg + "</div>\n";
    }

    private void ring(Svg svg, JudgedClick click) {
        int cell = click.click().cell();
        svg.ring(GameCurve.style(click), x(cell), y(cell), GameCurve.tip(click));
        svg.words("number", "middle", x(cell) + CELL / 2.0, y(cell) - CELL / 3.0, Integer.toString(click.number()));
    }

    private void cell(Svg svg, int cell) {
        String style = end.exploded(cell) ? "blast" : end.covered(cell) ? "closed" : "open";
        double size = squares ? CELL : CELL * APART;
        svg.bar(style, x(cell) - size / 2, y(cell) - size / 2, size, size, topology.name(cell));
        int around = world.danger(cell) || world.blocked(cell) ? 0 : world.dangersAround(cell);
        if (end.flagged(cell)) {
            flag(svg, cell);
        } else if (world.danger(cell)) {
            svg.dot("mine", x(cell), y(cell), "a danger");
        } else if (around > 0) {
            svg.words("digit n" + around, "middle", x(cell), y(cell) + 5, Integer.toString(around));
        }
    }

    // One that stands on a safe cell is crossed out.
    private void flag(Svg svg, int cell) {
        svg.words("flag", "middle", x(cell), y(cell) + 5, "⚑");
        if (!world.danger(cell)) {
            double reach = CELL / 3.0;
            svg.line("wrong", x(cell) - reach, y(cell) - reach, x(cell) + reach, y(cell) + reach);
            svg.line("wrong", x(cell) - reach, y(cell) + reach, x(cell) + reach, y(cell) - reach);
        }
    }

    private static void way(Svg svg, MousePath path) {
        double scale = (double) CELL / path.cellSize();
        svg.way(
                "mouse",
                path.spots().stream()
                        .map(spot -> new double[] {scale * spot.x() + CELL * EDGE, scale * spot.y() + CELL * EDGE})
                        .toList());
    }
}
