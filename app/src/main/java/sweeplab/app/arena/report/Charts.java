// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import sweeplab.app.arena.Finished;
import sweeplab.app.arena.RunCard;
import sweeplab.arena.MoveTimes;
import sweeplab.arena.Tally;

/** The pictures of a run: one row an agent, or one line an agent through the boards. */
final class Charts {

    private static final int WIDTH = 720;
    private static final int ROW = 28;
    private static final int TOP = 12;
    private static final int LEFT = 170;
    private static final int RIGHT = 690;
    private static final int COLOURS = 8;

    private final Finished run;
    private final List<String> agents;

    Charts(Finished run) {
        this.run = run;
        agents = run.plan().agents();
    }

    /** A chart with its heading. */
    record Chart(String heading, String about, String svg) {}

    List<Chart> all() {
        List<Chart> charts = new ArrayList<>(List.of(wins(), guesses(), cost()));
        if (distinct(RunCard.Size::density) > 1) {
            charts.add(phase());
        }
        if (distinct(RunCard.Size::cells) > 1) {
            charts.add(costBySize());
        }
        return charts;
    }

    private long distinct(ToDoubleFunction<RunCard.Size> of) {
        return run.card().sizes().stream().mapToDouble(of).distinct().count();
    }

    private static String colour(int agent) {
        return "c" + agent % COLOURS;
    }

    private int height() {
        return TOP + ROW * agents.size() + 34;
    }

    // The axis below the rows, and the agents' names beside them.
    private Svg rows(String title, Scale across, String unit) {
        Svg svg = new Svg(WIDTH, height(), title);
        double bottom = TOP + (double) ROW * agents.size();
        for (double mark : across.marks()) {
            svg.line("grid", across.at(mark), TOP, across.at(mark), bottom);
            svg.words("middle", across.at(mark), bottom + 18, Scale.word(mark) + unit);
        }
        for (int agent = 0; agent < agents.size(); agent++) {
            svg.words("end", LEFT - 10, middle(agent) + 4, brief(agents.get(agent)));
        }
        return svg;
    }

    private static String brief(String name) {
        return name.length() <= 22 ? name : name.substring(0, 21) + "…";
    }

    private static double middle(int agent) {
        return TOP + ROW * (agent + 0.5);
    }

    private Chart wins() {
        Scale across = Scale.even(0, 100, LEFT, RIGHT);
        Svg svg = rows("Win rates", across, " %");
        for (int agent = 0; agent < agents.size(); agent++) {
            Tally tally = run.standings().tally(agent);
            double low = 100 * tally.interval().low();
            double high = 100 * tally.interval().high();
            double y = middle(agent);
            svg.line("whisker " + colour(agent), across.at(low), y, across.at(high), y);
            svg.line("whisker " + colour(agent), across.at(low), y - 5, across.at(low), y + 5);
            svg.line("whisker " + colour(agent), across.at(high), y - 5, across.at(high), y + 5);
            svg.dot(colour(agent), across.at(100 * tally.winRate()), y, tip(agents.get(agent), tally));
        }
        return new Chart("Win rates", "Each with its 95 % interval (Wilson).", svg.toString());
    }

    private static String tip(String agent, Tally tally) {
        return String.format(
                Locale.ROOT,
                "%s: %d of %d won, %.2f %% (%.2f to %.2f)",
                agent,
                tally.wins(),
                tally.games(),
                100 * tally.winRate(),
                100 * tally.interval().low(),
                100 * tally.interval().high());
    }

    private Chart guesses() {
        double most = 0;
        for (int agent = 0; agent < agents.size(); agent++) {
            most = Math.max(most, run.standings().tally(agent).guessesPerGame());
        }
        Scale across = Scale.even(0, Math.max(most, 0.1), LEFT, RIGHT);
        Svg svg = rows("Guesses a game", across, "");
        for (int agent = 0; agent < agents.size(); agent++) {
            Tally tally = run.standings().tally(agent);
            boolean judged = !Double.isNaN(tally.forcedPerGame());
            double forced = judged ? tally.forcedPerGame() : tally.guessesPerGame();
            double end = across.at(forced);
            String tip = String.format(Locale.ROOT, "%s: %.2f a game", agents.get(agent), forced);
            svg.bar(colour(agent), LEFT, middle(agent) - 8, end - LEFT, 16, tip + (judged ? ", forced" : ""));
            if (judged) {
                String more = String.format(
                        Locale.ROOT, "%s: %.2f a game, unforced", agents.get(agent), tally.unforcedPerGame());
                double width = across.at(forced + tally.unforcedPerGame()) - end;
                svg.bar("light " + colour(agent), end, middle(agent) - 8, width, 16, more);
            }
        }
        return new Chart(
                "Guesses a game",
                "Full colour: nothing was certainly safe. Light: a cell was certainly safe and the agent guessed all the same.",
                svg.toString());
    }

    private Chart cost() {
        List<Double> all = new ArrayList<>();
        for (int agent = 0; agent < agents.size(); agent++) {
            all.add(run.standings().times(agent).quantile(0.5));
            all.add(Math.max(run.standings().times(agent).worstMillis(), 1e-4));
        }
        Scale across = Scale.decades(Collections.min(all), Collections.max(all), LEFT, RIGHT);
        Svg svg = rows("Milliseconds a decision", across, "");
        for (int agent = 0; agent < agents.size(); agent++) {
            MoveTimes times = run.standings().times(agent);
            double y = middle(agent);
            svg.line("whisker " + colour(agent), across.at(times.quantile(0.5)), y, across.at(times.quantile(0.99)), y);
            svg.line("thin " + colour(agent), across.at(times.quantile(0.99)), y, across.at(times.worstMillis()), y);
            String tip = String.format(
                    Locale.ROOT,
                    "%s: half below %.4f ms, 99 %% below %.4f ms, longest %.4f ms",
                    agents.get(agent),
                    times.quantile(0.5),
                    times.quantile(0.99),
                    times.worstMillis());
            svg.dot(colour(agent), across.at(times.quantile(0.5)), y, tip);
        }
        return new Chart(
                "Milliseconds a decision",
                "The dot is the median, the thick line ends at 99 %, the thin one at the longest.",
                svg.toString());
    }

    private Chart phase() {
        LineChart chart = new LineChart("Win rate against density", "dangers in 100 cells", "% won", false);
        addBoards(chart, size -> 100 * size.density(), tally -> 100 * tally.winRate());
        return new Chart(
                "Phases",
                "Win rate against the share of dangers: where boards turn from easy to hopeless.",
                chart.draw());
    }

    private Chart costBySize() {
        LineChart chart = new LineChart("Cost against size", "cells", "ms a game", true);
        addBoards(chart, RunCard.Size::cells, Tally::millisPerGame);
        return new Chart("Cost against size", "Milliseconds a game against the number of cells.", chart.draw());
    }

    // Boards at the same place on the axis are averaged.
    private void addBoards(LineChart chart, ToDoubleFunction<RunCard.Size> across, ToDoubleFunction<Tally> up) {
        for (int agent = 0; agent < agents.size(); agent++) {
            TreeMap<Double, List<Double>> points = new TreeMap<>();
            for (int board = 0; board < run.card().sizes().size(); board++) {
                Tally tally = run.standings().tally(board, agent);
                if (tally.games() > 0) {
                    points.computeIfAbsent(
                                    across.applyAsDouble(run.card().sizes().get(board)), x -> new ArrayList<>())
                            .add(up.applyAsDouble(tally));
                }
            }
            chart.add(agents.get(agent), colour(agent), points);
        }
    }
}
