// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.List;
import java.util.stream.Stream;
import sweeplab.app.arena.report.Svg;
import sweeplab.app.terminal.Words;
import sweeplab.review.GameReview;
import sweeplab.review.JudgedClick;
import sweeplab.review.judge.Risks;
import sweeplab.world.Topology;

/** The clicks of a judged game as a table for a page, each with its proof to unfold. */
final class ClickTable {

    private static final List<String> HEADINGS =
            List.of("#", "Time", "Click", "Verdict", "Risk", "Least", "Away", "Win before", "Win after", "Cost");

    private final GameReview review;
    private final Topology topology;
    private final ClickProofs proofs;
    private final ReviewText text;

    ClickTable(GameReview review, ReviewText text) {
        this.review = review;
        this.text = text;
        topology = review.replay().board().world().topology();
        proofs = new ClickProofs(review);
    }

    String draw() {
        return PageTable.of("clicks", HEADINGS, review.clicks().stream().map(this::row));
    }

    private String row(JudgedClick click) {
        String start = PageTable.cells(Stream.of(
                Integer.toString(click.number()),
                ReviewText.decimal(click.seconds(), 3),
                click.kind() + " " + topology.name(click.click().cell())));
        return "<tr id=\"c" + click.number() + "\" class=\"" + style(click) + "\">" + start + "<td>" + verdict(click)
                + "</td>" + PageTable.cells(chances(click)) + "</tr>\n";
    }

    private static String style(JudgedClick click) {
        return click.judgement().guess() ? GameCurve.style(click) + " guess" : click.wasted() ? "wasted" : "sure";
    }

    private static Stream<String> chances(JudgedClick click) {
        if (!click.judgement().guess()) {
            return Stream.of("", "", "", "", "", "");
        }
        Risks risks = click.judgement().risks();
        return Stream.of(
                percent(risks.taken(), 0),
                percent(risks.least(), 0),
                percent(risks.away(), 0),
                percent(click.winBefore(), click.winMargin()),
                percent(click.winAfter(), 0),
                click.cost() > 0
                        ? ReviewText.decimal(100 * click.cost(), 1) + ReviewText.margin(click.costMargin())
                        : "");
    }

    private static String percent(double chance, double margin) {
        return Double.isNaN(chance) ? "" : Words.percent(chance).replace(" %", "") + ReviewText.margin(margin);
    }

    private String verdict(JudgedClick click) {
        String words = Svg.escaped(text.verdict(click));
        List<String> proof = proofs.of(click);
        return proof.isEmpty()
                ? words
                : "<details><summary>" + words + "</summary>" + Svg.escaped(String.join("\n", proof)) + "</details>";
    }
}
