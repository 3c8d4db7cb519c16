// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.ArrayList;
import java.util.List;
import sweeplab.app.arena.report.Svg;
import sweeplab.review.GameReview;
import sweeplab.review.JudgedClick;
import sweeplab.view.Status;

/** The chance to win click by click as a drawing: steps from left to right, with a numbered dot at every guess. */
final class GameCurve {

    private static final int WIDTH = 760;
    private static final int HEIGHT = 330;
    private static final double LEFT = 56;
    private static final double RIGHT = 742;
    private static final double TOP = 26;
    private static final double BOTTOM = 270;

    // Numbers nearer to each other than this stand in several rows.
    private static final double CLOSE = 24;
    private static final int ROWS = 4;

    private final GameReview review;
    private final List<JudgedClick> clicks;
    private final Svg svg = new Svg(WIDTH, HEIGHT, "The chance to win, click by click");

    GameCurve(GameReview review) {
        this.review = review;
        clicks = review.clicks();
    }

    String draw() {
        axes();
        steps();
        guesses();
        end();
        return svg.toString();
    }

    private void axes() {
        for (int share = 0; share <= 100; share += 25) {
            svg.line("grid", LEFT, y(share / 100.0), RIGHT, y(share / 100.0));
            svg.words("end", LEFT - 8, y(share / 100.0) + 4, share + " %");
        }
        int every = every(clicks.size());
        for (int number = every; number <= clicks.size(); number += every) {
            svg.line("tick", x(number), BOTTOM, x(number), BOTTOM + 6);
            svg.words("middle", x(number), BOTTOM + 21, Integer.toString(number));
            svg.words(
                    "middle",
                    x(number),
                    BOTTOM + 37,
                    ReviewText.decimal(clicks.get(number - 1).seconds(), 1) + " s");
        }
        svg.words(
                "start",
                LEFT,
                BOTTOM + 55,
                "click, and the time of it; a dot is a guess, with the number of its click");
    }

    // 1, 2 or 5 times a power of ten, so that there are at most eight.
    private static int every(int count) {
        int every = 1;
        for (int i = 0; count / every > 8; i++) {
            every = i % 3 == 1 ? every / 2 * 5 : every * 2;
        }
        return every;
    }

    // A line for every stretch in which the chance is known.
    private void steps() {
        List<double[]> places = new ArrayList<>();
        for (int i = 0; i < clicks.size(); i++) {
            double before = clicks.get(i).winBefore();
            double after = clicks.get(i).winAfter();
            if (Double.isNaN(before)) {
                svg.way("curve", places);
                places.clear();
            } else {
                places.add(new double[] {x(i), y(before)});
                places.add(new double[] {x(i + 1.0), y(before)});
            }
            if (!Double.isNaN(after)) {
                places.add(new double[] {x(i + 1.0), y(after)});
            }
        }
        svg.way("curve", places);
    }

    // The numbers stand at the foot of the drawing, each in the first row that has room for it.
    private void guesses() {
        double[] taken = new double[ROWS];
        for (JudgedClick click : clicks) {
            if (click.judgement().guess() && !Double.isNaN(click.winBefore())) {
                double x = x(click.number());
                int row = row(taken, x);
                taken[row] = x;
                double foot = BOTTOM - 6 - 15 * row;
                svg.line("drop", x, y(click.winBefore()), x, Math.max(y(click.winBefore()), foot - 12));
                svg.words(
                        x > RIGHT - CLOSE ? "end" : "middle",
                        x > RIGHT - CLOSE ? x - 5 : x,
                        foot,
                        Integer.toString(click.number()));
                svg.dot(style(click), x, y(click.winBefore()), tip(click));
            }
        }
    }

    private static int row(double[] taken, double x) {
        int row = 0;
        while (row < ROWS - 1 && x - taken[row] < CLOSE) {
            row++;
        }
        return row;
    }

    private void end() {
        if (review.result() != Status.PLAYING) {
            boolean won = review.result() == Status.WON;
            svg.words("end", RIGHT, TOP - 9, won ? "won" : "lost");
        }
    }

    /** The colour of a guess: what it cost, and nothing if it was as good as any. */
    static String style(JudgedClick guess) {
        return switch (guess.worth()) {
            case BLUNDER, LUCKY -> "bad";
            case MISTAKE -> "poor";
            default -> "fine";
        };
    }

    static String tip(JudgedClick guess) {
        return guess.number() + ". " + guess.worth().words() + ", risk "
                + ReviewText.decimal(100 * guess.judgement().risks().taken(), 1) + " %";
    }

    private double x(double click) {
        return LEFT + (RIGHT - LEFT) * click / Math.max(1, clicks.size());
    }

    private static double y(double chance) {
        return BOTTOM - (BOTTOM - TOP) * chance;
    }
}
