// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.review.Efficiency;
import sweeplab.review.Fortune;
import sweeplab.review.GameReview;
import sweeplab.review.JudgedClick;
import sweeplab.review.Worth;
import sweeplab.view.Status;
import sweeplab.world.Topology;

/** A judged game as JSON. */
public final class ReviewJson {

    private ReviewJson() {}

    /** The words say why judging was cut short, if it was. */
    public static Map<String, @Nullable Object> of(String format, GameReview review, String why) {
        return of(format, review, why, false);
    }

    /** Proofs: each in words with its click. */
    public static Map<String, @Nullable Object> of(String format, GameReview review, String why, boolean proofs) {
        Efficiency efficiency = review.efficiency();
        Map<String, @Nullable Object> json = Json.object(
                "format", format,
                "level", review.level(),
                "result", result(review.result()),
                "seconds", efficiency.seconds(),
                "bbbv", efficiency.board().bbbv(),
                "clicks",
                        Json.object(
                                "left", efficiency.left(),
                                "right", efficiency.right(),
                                "chord", efficiency.chord(),
                                "wasted", efficiency.wasted()),
                "moves", moves(review, proofs),
                "lost", review.lost(),
                "figures", figures(efficiency, review.randomZini()),
                "fortune", fortune(review.fortune()));
        if (!review.replay().doubts().isEmpty()) {
            json.put("doubts", review.replay().doubts());
        }
        if (!review.finished()) {
            json.put("givenUp", why);
        }
        return json;
    }

    static String result(Status status) {
        return switch (status) {
            case WON -> "won";
            case LOST -> "lost";
            default -> "unfinished";
        };
    }

    private static List<Map<String, @Nullable Object>> moves(GameReview review, boolean proofs) {
        Topology topology = review.replay().board().world().topology();
        Optional<ClickProofs> why = proofs ? Optional.of(new ClickProofs(review)) : Optional.empty();
        List<Map<String, @Nullable Object>> moves = new ArrayList<>();
        for (JudgedClick click : review.clicks()) {
            if (!click.wasted()) {
                Map<String, @Nullable Object> move = move(topology, click);
                why.ifPresent(all -> move.put("proof", all.of(click)));
                moves.add(move);
            }
        }
        return moves;
    }

    private static Map<String, @Nullable Object> move(Topology topology, JudgedClick click) {
        var judgement = click.judgement();
        return Json.object(
                "n", click.number(),
                "at", click.seconds(),
                "kind", click.kind(),
                "row", topology.row(click.click().cell()),
                "col", topology.column(click.click().cell()),
                "verdict", click.worth() == Worth.UNKNOWN ? null : click.worth().words(),
                "risk", judgement.risks().taken(),
                "leastRisk", judgement.risks().least(),
                "winBefore", click.winBefore(),
                "winAfter", click.winAfter(),
                "cost", 100 * click.cost(),
                "winMargin", click.winMargin(),
                "costMargin", 100 * click.costMargin(),
                "away", judgement.risks().away(),
                "grade", ReviewText.grade(click).orElse(null),
                "best", judgement.best() < 0 ? null : place(topology, judgement.best()),
                "safe", judgement.safe().size(),
                "exploded", click.exploded(),
                "did", click.deed().name().toLowerCase(Locale.ROOT));
    }

    private static List<Integer> place(Topology topology, int cell) {
        return List.of(topology.row(cell), topology.column(cell));
    }

    private static Map<String, @Nullable Object> figures(Efficiency efficiency, int randomZini) {
        return Json.object(
                "bbbvDone", efficiency.done(),
                "bbbvPerSecond", efficiency.bbbvPerSecond(),
                "openings", efficiency.board().openings(),
                "islands", efficiency.board().islands(),
                "zini", efficiency.board().zini(),
                "randomZini", randomZini,
                "humanZini", efficiency.board().humanZini(),
                "ioe", efficiency.ioe(),
                "correctness", efficiency.correctness(),
                "throughput", efficiency.throughput(),
                "rqp", efficiency.rqp(),
                "path", efficiency.path());
    }

    private static Map<String, @Nullable Object> fortune(Fortune fortune) {
        return Json.object(
                "guesses", fortune.guesses(),
                "start", fortune.start(),
                "luck", 100 * fortune.luck(),
                "skill", fortune.skill(),
                "pluck", Double.isInfinite(fortune.pluck()) ? Double.NaN : fortune.pluck());
    }
}
