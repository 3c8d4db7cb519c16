// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import sweeplab.app.arena.report.Svg;
import sweeplab.format.document.MousePath;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replayer;
import sweeplab.review.GameReview;
import sweeplab.review.JudgedClick;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The board of a game as it was left, as a drawing: with the way of the mouse, and a ring around every guess. */
final class GameBoard {

    private static final int CELL = 24;

    private final GameReview review;
    private final World world;
    private final Topology topology;
    private final View end;

    GameBoard(GameReview review) {
        this.review = review;
        world = review.replay().board().world();
        topology = world.topology();
        Replayer player = new Replayer(review.replay());
        for (Replay.Click click : review.replay().clicks()) {
            player.make(click);
        }
        end = player.view();
    }

    String draw() {
        if (!topology.shape().family().equals("square")) {
            return "<p>Only boards of squares are drawn.</p>\n";
        }
        Svg svg = new Svg(CELL * topology.columns(), CELL * topology.rows(), "The board and the way of the mouse");
        for (int cell = 0; cell < topology.size(); cell++) {
            cell(svg, cell);
        }
        way(svg, review.replay().path());
        for (JudgedClick click : review.clicks()) {
            if (click.judgement().guess()) {
                int cell = click.click().cell();
                svg.ring(
                        GameCurve.style(click),
                        middle(topology.column(cell)),
                        middle(topology.row(cell)),
                        GameCurve.tip(click));
            }
        }
        return svg.toString();
    }

    private void cell(Svg svg, int cell) {
        int left = CELL * topology.column(cell);
        int top = CELL * topology.row(cell);
        String style = end.exploded(cell) ? "blast" : end.covered(cell) ? "closed" : "open";
        svg.bar(style, left, top, CELL, CELL, topology.name(cell));
        int around = world.danger(cell) ? 0 : world.dangersAround(cell);
        if (world.danger(cell)) {
            svg.dot("mine", left + CELL / 2.0, top + CELL / 2.0, "a danger");
        } else if (around > 0) {
            svg.words("n" + around, "middle", left + CELL / 2.0, top + 17, Integer.toString(around));
        }
    }

    private static double middle(int place) {
        return CELL * (place + 0.5);
    }

    private static void way(Svg svg, MousePath path) {
        double scale = (double) CELL / path.cellSize();
        svg.way(
                "mouse",
                path.spots().stream()
                        .map(spot -> new double[] {scale * spot.x(), scale * spot.y()})
                        .toList());
    }
}
