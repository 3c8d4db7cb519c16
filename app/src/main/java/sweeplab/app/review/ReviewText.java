// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sweeplab.app.terminal.Words;
import sweeplab.proof.Proof;
import sweeplab.review.Efficiency;
import sweeplab.review.Fortune;
import sweeplab.review.GameReview;
import sweeplab.review.JudgedClick;
import sweeplab.review.Worth;
import sweeplab.view.Status;
import sweeplab.world.Topology;

/** A judged game in words. */
public final class ReviewText {

    private static final String BLEW_UP = " — it blew up";

    private final GameReview review;
    private final String why;
    private final Topology topology;

    /** The words say why judging was cut short, if it was. */
    public ReviewText(GameReview review, String why) {
        this.review = review;
        this.why = why;
        topology = review.replay().board().world().topology();
    }

    /** Proofs: each in words below its click. */
    public List<String> lines(boolean proofs) {
        List<String> lines = new ArrayList<>();
        Optional<ClickProofs> why = proofs ? Optional.of(new ClickProofs(review)) : Optional.empty();
        for (JudgedClick click : review.clicks()) {
            lines.add(line(click));
            why.ifPresent(all -> all.of(click).forEach(sentence -> lines.add(" ".repeat(14) + sentence)));
        }
        lines.add("");
        lines.addAll(summary());
        return lines;
    }

    private String line(JudgedClick click) {
        String move = click.kind() + " " + topology.name(click.click().cell());
        String text = Words.pad(click.number() + ".", 5)
                + Words.pad(decimal(click.seconds(), 3), 9)
                + Words.pad(move, 15)
                + click.words()
                + proved(click);
        return text
                + (click.judgement().guess() ? chances(click) + better(click) : "")
                + (click.exploded() ? BLEW_UP : "");
    }

    // A mark is proved right, an opening too; of a guess it is said what was certain beside it.
    private static String proved(JudgedClick click) {
        return grade(click)
                .filter(any -> click.worth() == Worth.FORCED)
                .map(grade -> " (" + grade + ")")
                .orElse("");
    }

    /** The verdict without its numbers: what it was worth, why, and what would have been better. */
    String verdict(JudgedClick click) {
        String text = click.words() + proved(click) + (click.judgement().guess() ? better(click) : "");
        return text + (click.exploded() ? BLEW_UP : "");
    }

    private String chances(JudgedClick click) {
        var risks = click.judgement().risks();
        String text = ", risk " + Words.percent(risks.taken()) + " (least " + Words.percent(risks.least())
                + (Double.isNaN(risks.away()) ? "" : ", away from the numbers " + Words.percent(risks.away())) + ")";
        if (!Double.isNaN(click.winMargin())) {
            text += ", winning chance " + Words.percent(click.winBefore()) + margin(click.winMargin())
                    + (Double.isNaN(click.winAfter()) ? "" : " before, " + Words.percent(click.winAfter()) + " after");
        }
        if (click.cost() > 0) {
            text += ", cost " + decimal(100 * click.cost(), 1) + margin(click.costMargin()) + " points";
        }
        return text;
    }

    static String margin(double margin) {
        return margin == 0 ? "" : " ± " + decimal(100 * margin, 1);
    }

    private String better(JudgedClick click) {
        var judgement = click.judgement();
        int certain = judgement.safe().size();
        if (judgement.best() < 0 || click.worth() == Worth.BEST) {
            return "";
        }
        return certain == 0
                ? "; " + topology.name(judgement.best()) + " was better"
                : "; " + Words.count(certain, "cell") + (certain == 1 ? " was" : " were") + " certainly safe"
                        + grade(click).map(grade -> " (" + grade + ")").orElse("") + ", for instance "
                        + topology.name(judgement.best());
    }

    /** The kind of the proof that there was. */
    static Optional<String> grade(JudgedClick click) {
        return click.judgement().proof().map(ReviewText::grade);
    }

    private static String grade(Proof proof) {
        return proof.given() ? "given" : proof.grade().words();
    }

    /** The game in a few lines. */
    public List<String> summary() {
        Efficiency efficiency = review.efficiency();
        Fortune fortune = review.fortune();
        List<String> lines = new ArrayList<>();
        lines.add(result() + ", 3BV " + efficiency.done() + " of "
                + efficiency.board().bbbv() + ".");
        lines.add(verdicts());
        lines.add("Clicks: " + efficiency.left() + " left, " + efficiency.right() + " right, " + efficiency.chord()
                + " chord, " + efficiency.wasted() + " of them wasted. IOE " + decimal(efficiency.ioe(), 3)
                + ", correctness "
                + decimal(efficiency.correctness(), 3) + ", throughput " + decimal(efficiency.throughput(), 3)
                + ", RQP "
                + decimal(efficiency.rqp(), 3) + pathWords(efficiency) + ".");
        lines.add("Board: " + Words.count(efficiency.board().openings(), "opening") + ", "
                + Words.count(efficiency.board().islands(), "island") + ", ZiNi "
                + efficiency.board().zini() + " (of random ways " + review.randomZini() + "), H.ZiNi "
                + efficiency.board().humanZini() + ".");
        lines.add(guesses(fortune) + luck(fortune) + ".");
        lines.addAll(notes());
        return lines;
    }

    /** How it ended, when, and on what. */
    String result() {
        String end = review.result() == Status.WON ? "Won" : review.result() == Status.LOST ? "Lost" : "Not finished";
        return end + " after " + decimal(review.efficiency().seconds(), 3) + " s, " + review.level();
    }

    /** What the file says wrongly, and what was not judged. */
    List<String> notes() {
        List<String> lines = new ArrayList<>();
        review.replay().doubts().forEach(doubt -> lines.add("Note: " + doubt + "."));
        unfinished().ifPresent(lines::add);
        return lines;
    }

    private String guesses(Fortune fortune) {
        return fortune.guesses() == 0
                ? "No guess"
                : Words.count(fortune.guesses(), "guess") + " cost " + decimal(review.lost(), 1) + " points of "
                        + chances(fortune) + " in all";
    }

    private static String pathWords(Efficiency efficiency) {
        return Double.isNaN(efficiency.path()) ? "" : ", path " + decimal(efficiency.path(), 0) + " px";
    }

    // Where nobody knows the chance to win, a guess costs what it risked for nothing.
    private static String chances(Fortune fortune) {
        return Double.isNaN(fortune.skill()) ? "the chance to survive" : "winning chance";
    }

    private static String luck(Fortune fortune) {
        String pluck = "; pluck " + decimal(fortune.pluck(), 2);
        return Double.isNaN(fortune.luck())
                ? pluck
                : "; chance at the start " + Words.percent(fortune.start()) + ", luck "
                        + decimal(100 * fortune.luck(), 1) + " points, skill " + Words.percent(fortune.skill()) + pluck;
    }

    /** How many clicks there were of each verdict. */
    String verdicts() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        review.clicks().stream()
                .sorted(Comparator.comparing(JudgedClick::worth).thenComparing(JudgedClick::words))
                .forEach(click -> counts.merge(click.words(), 1, Integer::sum));
        return counts.isEmpty()
                ? "No click."
                : counts.entrySet().stream()
                        .map(each -> each.getValue() + "× " + each.getKey())
                        .collect(Collectors.joining(", ", "", "."));
    }

    private Optional<String> unfinished() {
        return review.finished()
                ? Optional.empty()
                : Optional.of(Words.count((int) review.count(Worth.UNKNOWN), "click")
                        + " not judged, and chances to win less sure than asked for: " + why + ".");
    }

    static String decimal(double value, int digits) {
        if (Double.isInfinite(value)) {
            return "infinite";
        }
        String text = Double.isNaN(value) ? "?" : String.format(Locale.ROOT, "%." + digits + "f", value);
        // What is rounded to nothing has no sign.
        return text.matches("-0[.]?0*") ? text.substring(1) : text;
    }
}
