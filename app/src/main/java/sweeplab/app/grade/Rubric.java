// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.ArrayList;
import java.util.List;
import sweeplab.app.terminal.Failure;
import sweeplab.base.Excerpt;

/** What points are given for, as a lecturer writes it: one criterion a line with its points, and what it is measured by. */
public record Rubric(List<Item> items) {

    /** What is looked at. */
    public enum Criterion {
        /** No cell called safe where a danger is possible. */
        SOUNDNESS,
        /** Certain cells opened as such, not by guesses. */
        COMPLETENESS,
        /** Games won, beside a named agent on the same games. */
        WINS,
        /** Milliseconds a move. */
        TIME,
        /** Games without a fault of any kind. */
        FAULTLESS,
        /** Whole worlds solved, small, middle and large ones with weights of their own, as CS 171 counts them. */
        WORLDS
    }

    /** One line: points for a criterion, and the agent or the milliseconds it is measured by, if any. */
    public record Item(Criterion criterion, double points, String measure) {}

    private static final String FORM =
            "write a line like 'soundness 30', 'completeness 20', 'wins 40 exact', 'time 10 100', 'faultless 10' or 'worlds 60 1,2,3'";
    /** What counts where the lecturer has not said, as a file would hold it. */
    public static final String USUAL = "soundness 30\ncompleteness 20\nwins 40 exact\ntime 10 1000\n";

    private static final double MOST_POINTS = 1e6;

    public Rubric {
        items = List.copyOf(items);
    }

    /** What counts where the lecturer has not said. */
    public static Rubric usual() {
        return parse("the usual rubric", USUAL);
    }

    /** Reads a rubric; {@code where} names its file in errors. Empty lines and what follows a # are passed over. */
    public static Rubric parse(String where, String text) {
        List<Item> items = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceFirst("#.*", "").strip();
            if (!line.isEmpty()) {
                items.add(item(where + ", line " + (i + 1), line));
            }
        }
        if (items.isEmpty()) {
            throw Failure.badInput(where + " gives no points: " + FORM);
        }
        return new Rubric(items);
    }

    private static Item item(String where, String line) {
        String[] words = line.split("\\s+", 3);
        Item item = new Item(criterion(where, words[0]), points(where, line, words), words.length > 2 ? words[2] : "");
        if (!item.measure().matches(measure(item.criterion()))) {
            throw wrong(where, line);
        }
        return item;
    }

    // How what follows the points is written.
    private static String measure(Criterion criterion) {
        return switch (criterion) {
            case WINS -> ".+";
            case TIME -> "\\d{1,7}";
            case WORLDS -> "\\d{1,3},\\d{1,3},\\d{1,3}";
            default -> "";
        };
    }

    private static Criterion criterion(String where, String word) {
        for (Criterion each : Criterion.values()) {
            if (each.name().equalsIgnoreCase(word)) {
                return each;
            }
        }
        throw wrong(where, word);
    }

    private static double points(String where, String line, String... words) {
        double points =
                words.length > 1 && words[1].matches("\\d{1,7}(\\.\\d{1,3})?") ? Double.parseDouble(words[1]) : -1;
        if (points < 0 || points > MOST_POINTS) {
            throw wrong(where, line);
        }
        return points;
    }

    private static Failure wrong(String where, String what) {
        return Failure.badInput(where + ": '" + Excerpt.of(what) + "' is no line of a rubric: " + FORM);
    }

    public double points() {
        return items.stream().mapToDouble(Item::points).sum();
    }

    /** The agents that the submissions are measured by. */
    public List<String> rivals() {
        return items.stream()
                .filter(item -> item.criterion() == Criterion.WINS)
                .map(Item::measure)
                .toList();
    }
}
