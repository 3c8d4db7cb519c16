// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import sweeplab.app.terminal.Words;
import sweeplab.arena.Wilson;
import sweeplab.play.Result;

/**
 * The points of one submission by a rubric, each with its reason in a sentence.
 *
 * @param marks one for each line of the rubric
 */
public record Assessment(Marked marked, List<Mark> marks) {

    /** Points for one criterion, of so many, and why. */
    public record Mark(String name, double points, double most, String why) {}

    public Assessment {
        marks = List.copyOf(marks);
    }

    /** Assesses a submission; the rivals are those whom its wins are measured by, by their names, and each game has so many cells. */
    public static Assessment of(Rubric rubric, Marked marked, Function<String, Marked> rivals, IntUnaryOperator cells) {
        return new Assessment(
                marked,
                rubric.items().stream()
                        .map(item -> mark(item, marked, rivals, cells))
                        .toList());
    }

    private static Mark mark(Rubric.Item item, Marked marked, Function<String, Marked> rivals, IntUnaryOperator cells) {
        if (faultless(marked) == 0) {
            return share(
                    item,
                    0,
                    "every game ended by a fault, the first: " + marked.faults().get(0));
        }
        return switch (item.criterion()) {
            case SOUNDNESS -> share(item, faultless(marked), soundness(marked));
            case COMPLETENESS -> {
                int certain = marked.certain();
                int needless = marked.needless();
                double found = certain + needless == 0 ? 0 : (double) certain / (certain + needless);
                yield share(
                        item,
                        found,
                        certain + " probes of certain cells, and " + needless
                                + " guesses although a cell was certainly safe");
            }
            case WINS -> {
                Marked rival = rivals.apply(item.measure());
                yield share(
                        item,
                        rival.wins() == 0 ? 1 : Math.min(1, marked.winRate() / rival.winRate()),
                        rate(marked) + "; " + item.measure() + " on the same games: " + rate(rival));
            }
            case TIME -> {
                double median = marked.times().quantile(0.5);
                double most = Double.parseDouble(item.measure());
                yield share(
                        item,
                        median <= most ? 1 : most / median,
                        String.format(Locale.ROOT, "median %.1f ms a move, of %s ms", median, item.measure()));
            }
            case FAULTLESS ->
                share(
                        item,
                        faultless(marked),
                        marked.count(Result.FAULT) + " of "
                                + Words.count(marked.games().size(), "game") + " ended by a fault");
            case WORLDS -> WholeWorlds.of(marked, item.measure(), cells).mark(item);
        };
    }

    private static double faultless(Marked marked) {
        return 1 - (double) marked.count(Result.FAULT) / marked.games().size();
    }

    // A game that ended by another fault shows nothing of soundness, so it gives no points either.
    private static String soundness(Marked marked) {
        int others = marked.count(Result.FAULT) - marked.unsound();
        String unsound = marked.unsound() == 0
                ? "every cell that it called safe was certainly safe"
                : "in " + marked.unsound() + " of " + Words.count(marked.games().size(), "game")
                        + " it called a cell safe where a danger was possible";
        return unsound + (others == 0 ? "" : "; " + Words.count(others, "game") + " ended by another fault");
    }

    static Mark share(Rubric.Item item, double share, String why) {
        String name = item.criterion().name().toLowerCase(Locale.ROOT);
        return new Mark(name, Math.round(share * item.points() * 100) / 100.0, item.points(), why);
    }

    private static String rate(Marked marked) {
        Wilson interval = marked.interval();
        return String.format(
                Locale.ROOT,
                "%d of %d won, %.1f %% (%.1f to %.1f)",
                marked.wins(),
                marked.games().size(),
                100 * marked.winRate(),
                100 * interval.low(),
                100 * interval.high());
    }

    public double points() {
        return marks.stream().mapToDouble(Mark::points).sum();
    }

    public double most() {
        return marks.stream().mapToDouble(Mark::most).sum();
    }
}
