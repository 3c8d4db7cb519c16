package sweeplab.app.command.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Words;
import sweeplab.base.Budget;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Turn;
import sweeplab.game.Game;
import sweeplab.prove.Answer;
import sweeplab.prove.Prover;
import sweeplab.review.Judge;
import sweeplab.review.Judge.Judgement;
import sweeplab.review.Judge.Worth;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What {@code sweep review} has to say of a game. */
record ReviewReport(Topology topology, Status result, List<Entry> entries, Budget budget) {

    // A move may take so many times its share of the time that is left.
    private static final int SHARES = 4;

    /** One judged move: why it was certain if it was, and whether it hit a danger. */
    record Entry(Turn turn, Judgement judgement, String grade, boolean exploded) {}

    static ReviewReport of(Replay replay, Budget budget) {
        Judge judge = new Judge();
        Game game = replay.board().newGame();
        View view = game.view();
        List<Entry> entries = new ArrayList<>();
        int left = replay.turns().size();
        for (Turn turn : replay.turns()) {
            Budget share = share(budget, left--);
            boolean judged = turn.kind() != Turn.Kind.UNFLAG;
            Judgement judgement = turn.kind() == Turn.Kind.PROBE
                    ? judge.probe(view, turn.cell(), share)
                    : judge.flag(view, turn.cell(), share);
            String grade = judged && judgement.worth() == Worth.FORCED ? grade(view, turn.cell(), share) : "";
            turn.apply(game);
            if (judged) {
                entries.add(new Entry(turn, judgement, grade, view.exploded(turn.cell())));
            }
        }
        return new ReviewReport(view.topology(), view.status(), entries, budget);
    }

    private static Budget share(Budget budget, int turns) {
        long left = budget.millisLeft();
        return left == Long.MAX_VALUE ? budget : budget.withMillis(Math.min(left, SHARES * left / turns));
    }

    private static String grade(View view, int cell, Budget budget) {
        return Prover.of(view, budget).explain(cell) instanceof Answer.Proved proved
                ? proved.proof().clues().isEmpty() && !proved.proof().usesTotal()
                        ? "given"
                        : proved.proof().grade().words()
                : "";
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            lines.add(line(i + 1, entries.get(i)));
        }
        lines.add("");
        lines.add((result == Status.WON ? "Won" : result == Status.LOST ? "Lost" : "Not finished") + ": "
                + count(Worth.FORCED) + " forced, " + count(Worth.BEST) + " best, "
                + Words.count((int) count(Worth.RISK), "needless risk") + ", "
                + Words.count((int) count(Worth.UNPROVED_FLAG), "unproved flag") + ".");
        unjudged().ifPresent(lines::add);
        lines.add("The risks that were not needed cost " + Words.percent(cost()) + " of winning chance in all.");
        return lines;
    }

    private Optional<String> unjudged() {
        int unknown = (int) count(Worth.UNKNOWN);
        return unknown == 0
                ? Optional.empty()
                : Optional.of(Words.count(unknown, "move") + " not judged: " + TimeLimit.why(budget) + ".");
    }

    private String line(int number, Entry entry) {
        Judgement judgement = entry.judgement();
        String move = entry.turn().kind().name().toLowerCase(Locale.ROOT) + " "
                + topology.name(entry.turn().cell());
        String text = Words.pad(number + ".", 5)
                + Words.pad(move, 14)
                + judgement.worth().words();
        if (!entry.grade().isEmpty()) {
            text += " (" + entry.grade() + ")";
        }
        if (judgement.worth() == Worth.BEST || judgement.worth() == Worth.RISK) {
            text += ", danger " + Words.percent(judgement.danger());
        }
        if (judgement.worth() == Worth.RISK) {
            text += ", cost " + Words.percent(judgement.cost()) + margin(judgement) + "; " + better(judgement);
        }
        return text + (entry.exploded() ? " — it blew up" : "");
    }

    private static String margin(Judgement judgement) {
        return judgement.margin() == 0 ? "" : " ± " + Words.percent(judgement.margin());
    }

    private String better(Judgement judgement) {
        int certain = judgement.safe().size();
        String safest = topology.name(judgement.best());
        return certain == 0
                ? safest + " was better"
                : Words.count(certain, "cell") + (certain == 1 ? " was" : " were") + " certainly safe, for instance "
                        + safest;
    }

    private long count(Worth worth) {
        return entries.stream()
                .filter(entry -> entry.judgement().worth() == worth)
                .count();
    }

    private double cost() {
        return entries.stream().mapToDouble(entry -> entry.judgement().cost()).sum();
    }

    Map<String, @Nullable Object> json() {
        List<Map<String, @Nullable Object>> moves = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            Judgement judgement = entry.judgement();
            moves.add(Json.object(
                    "n", i + 1,
                    "kind", entry.turn().kind().name().toLowerCase(Locale.ROOT),
                    "row", topology.row(entry.turn().cell()),
                    "col", topology.column(entry.turn().cell()),
                    "worth", judgement.worth().words(),
                    "grade", entry.grade().isEmpty() ? null : entry.grade(),
                    "mine", judgement.danger(),
                    "cost", judgement.cost(),
                    "costMargin95", judgement.margin(),
                    "best",
                            judgement.best() < 0
                                    ? null
                                    : places(new int[] {judgement.best()}).get(0),
                    "safe", places(judgement.safe().toArray()),
                    "mines", places(judgement.dangers().toArray()),
                    "exploded", entry.exploded()));
        }
        Map<String, @Nullable Object> json = Json.object(
                "result",
                result == Status.WON ? "won" : result == Status.LOST ? "lost" : "stuck",
                "forced",
                count(Worth.FORCED),
                "best",
                count(Worth.BEST),
                "risks",
                count(Worth.RISK),
                "cost",
                cost(),
                "moves",
                moves);
        unjudged().ifPresent(words -> json.put("givenUp", words));
        return json;
    }

    private List<List<Integer>> places(int[] cells) {
        List<List<Integer>> places = new ArrayList<>();
        for (int cell : cells) {
            places.add(List.of(topology.row(cell), topology.column(cell)));
        }
        return places;
    }
}
