// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.Advice;
import sweeplab.advice.AdviceShape;
import sweeplab.advice.Adviser;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.arena.Tally;
import sweeplab.base.Budget;
import sweeplab.base.JsonText;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.estimate.Estimate;
import sweeplab.count.relation.LargeRelations;
import sweeplab.count.result.Analysis;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.position.Prior;
import sweeplab.sat.FittingWorlds;
import sweeplab.sat.SatAgents;
import sweeplab.sat.SatEngines;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** What the server works out, each answer as JSON. */
final class Api {

    // A sixteenth of what one person's machine may use: many people share this one.
    private static final int MOST_STATES = Exact.USUAL_STATES >> 4;

    private static final long SEED = 1;

    private final Limits limits;
    private final Roster roster = SatAgents.addTo(Roster.core());

    Api(Limits limits) {
        this.limits = limits;
    }

    Roster roster() {
        return roster;
    }

    /** The agents there are, and the token that their page needs. */
    String about(String token) {
        List<?> agents = roster.all().stream()
                .map(entry -> JsonText.object("name", entry.name(), "about", entry.about()))
                .toList();
        return JsonText.of(JsonText.object("token", token, "agents", agents));
    }

    /** The chances of a position in any format, estimated where they are not known if that is asked for, in the shape of {@code sweep analyse --json}. */
    String analyse(byte[] position, boolean estimated, Budget budget) {
        long begun = System.nanoTime();
        View view = understood(() -> Recast.view(new Formats(new Catalogue().within(budget)).read(position)));
        checkCells(view.topology().size());
        Analysis counted = new Exact(Prior.USUAL, MOST_STATES).limit(budget).analyse(view);
        Analysis analysis = LargeRelations.improve(counted, view, SatEngines.DEFAULT.tools(), budget);
        Optional<Estimate> estimate = estimated && analysis.verdict() == Analysis.Verdict.TOO_LARGE
                ? Optional.of(FittingWorlds.estimate(view, SEED, budget.withMillis(budget.millisLeft() / 5 * 4)))
                : Optional.empty();
        // Play-outs would cost a hundred times the rest, and many people share this machine.
        Advice advice = Adviser.usual(budget, false).advise(view, analysis);
        Map<String, @Nullable Object> answer = verdict(analysis.verdict(), estimate, budget);
        answer.put("cells", cells(view, analysis, estimate));
        answer.put("safe", places(view.topology(), analysis.safe()));
        answer.put("mines", places(view.topology(), analysis.dangers()));
        answer.putAll(AdviceShape.of(advice, view.topology()));
        estimate.ifPresent(made -> answer.put("estimated", made.shape()));
        answer.put("millis", (System.nanoTime() - begun) / 1e6);
        return JsonText.of(answer);
    }

    // Nobody knows whether a world fits a position that is too large to be counted, unless one was found.
    private Map<String, @Nullable Object> verdict(
            Analysis.Verdict verdict, Optional<Estimate> estimate, Budget budget) {
        if (verdict != Analysis.Verdict.TOO_LARGE) {
            return JsonText.object("consistent", verdict == Analysis.Verdict.KNOWN);
        }
        String why =
                budget.end().isPresent() ? "stopped after " + limits.millis() / 1000 + " s" : "too large to be counted";
        return JsonText.object(
                "consistent",
                estimate.filter(Estimate::foundWorld).map(made -> true).orElse(null),
                "givenUp",
                why + ": what is certain is right, the other chances are "
                        + (estimate.isPresent() ? "estimated or not known" : "not known"));
    }

    private static List<?> cells(View view, Analysis analysis, Optional<Estimate> estimate) {
        Topology topology = view.topology();
        boolean fits = analysis.verdict() != Analysis.Verdict.INCONSISTENT;
        return IntStream.range(0, fits ? topology.size() : 0)
                .filter(view::covered)
                .mapToObj(cell -> {
                    Map<String, @Nullable Object> shape = JsonText.object(
                            "row", topology.row(cell), "col", topology.column(cell), "mine", analysis.danger(cell));
                    estimate.filter(made -> !analysis.knows(cell)).ifPresent(made -> shape.putAll(made.shape(cell)));
                    return shape;
                })
                .toList();
    }

    private static List<int[]> places(Topology topology, CellSet cells) {
        return IntStream.of(cells.toArray())
                .mapToObj(cell -> new int[] {topology.row(cell), topology.column(cell)})
                .toList();
    }

    private void checkCells(int cells) {
        if (cells > limits.cells()) {
            throw new Refused(413, "a board of " + cells + " cells is too large here: at most " + limits.cells());
        }
    }

    // What cannot be read is the client's mistake; what goes wrong later is the server's.
    private static <T> T understood(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException e) {
            throw new Refused(400, String.valueOf(e.getMessage()));
        }
    }

    private GameId game(String id) {
        GameId game = understood(() -> GameId.parse(id));
        if (game.board().isPresent()) {
            Board board = game.board().get();
            checkCells((int) Math.min(Integer.MAX_VALUE, (long) board.columns() * board.rows()));
        }
        return game;
    }

    /** One game of any agent, as a trace that the page replays; as much of it as the budget allows. */
    String play(Form form, Budget budget) {
        GameId id = game(form.word("game"));
        Roster.Entry entry = understood(() -> roster.get(form.word("agent")));
        long seed = form.number("seed");
        Setup setup = understood(() -> id.setup(new Catalogue().within(budget)));
        List<Step> steps = new ArrayList<>();
        Referee referee =
                new Referee(setup.newGame(), within(budget, entry.maker().apply(seed)), steps::add, budget);
        while (referee.step()) {
            // every step is a move made
        }
        boolean stopped = budget.end().isPresent();
        Trace trace = new Trace(setup.id(), entry.name(), seed, steps);
        String by = stopped ? "stopped after " + limits.millis() / 1000 + " s" : referee.by();
        return JsonText.of(
                JsonText.object("trace", trace.text(setup.world().topology()), "by", by, "stopped", stopped));
    }

    /** A part of a tournament: some games of one agent, the first ones asked for if the budget is too small for all. */
    String arena(Form form, Budget budget) {
        int from = form.count("from");
        int to = form.count("to");
        if (from < 0 || to <= from || to - from > limits.games()) {
            throw new Refused(
                    400, "games " + from + " to " + to + ": ask for 1 to " + limits.games() + " games at a time");
        }
        Roster.Entry entry = understood(() -> roster.get(form.word("agent")));
        Plan plan = plan(form, entry.name(), to, budget);
        Tally tally = new Tally();
        try (Player player =
                new Player(plan, name -> seed -> within(budget, entry.maker().apply(seed)))) {
            for (int bout = from; bout < to && !budget.spent(); bout++) {
                GameRecord record = player.play(bout);
                if (budget.end().isEmpty()) {
                    tally.add(record);
                }
            }
        }
        if (tally.games() == 0) {
            throw new Refused(
                    503, entry.name() + " needs more than " + limits.millis() + " ms for a game on this board");
        }
        return ends(tally);
    }

    private Plan plan(Form form, String agent, int games, Budget budget) {
        GameId id = game(form.word("board"));
        long seed = form.number("seed");
        return understood(() -> {
            id.setup(new Catalogue().within(budget));
            return new Plan(List.of(agent), List.of(form.word("board")), games, seed, false, Map.of());
        });
    }

    // The same seed gives the same moves: one that was thought of in a hurry is not made.
    private static Agent within(Budget budget, Agent agent) {
        return view -> {
            Decision decision = agent.decide(view, budget);
            return budget.end().isPresent() ? new Decision.Resign("its time was over") : decision;
        };
    }

    private static String ends(Tally tally) {
        Map<String, @Nullable Object> ends = JsonText.object();
        for (Result result : Result.values()) {
            ends.put(result.word(), tally.count(result));
        }
        ends.put("games", tally.games());
        ends.put("guesses", tally.guesses());
        ends.put("millis", tally.millis());
        return JsonText.of(ends);
    }
}
