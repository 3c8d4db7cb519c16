package sweeplab.app.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.app.arena.Finished;
import sweeplab.app.json.Json;
import sweeplab.app.table.Table;
import sweeplab.arena.McNemar;
import sweeplab.arena.MoveTimes;
import sweeplab.arena.Plan;
import sweeplab.arena.Standings;
import sweeplab.arena.Tally;
import sweeplab.play.Result;

/** The tables of a run: the standings, the agents in pairs, and the boards one by one. */
public final class ArenaTables {

    private final Finished run;
    private final Plan plan;
    private final Standings standings;

    public ArenaTables(Finished run) {
        this.run = run;
        plan = run.plan();
        standings = run.standings();
    }

    /** All of them, as far as there is something to say. */
    public List<Table> all() {
        List<Table> tables = new ArrayList<>(List.of(standings(), effort()));
        if (plan.agents().size() > 1) {
            tables.add(pairs());
        }
        if (plan.boards().size() > 1) {
            tables.add(boards());
        }
        return tables;
    }

    /** What was played, in a line. */
    public String title() {
        String boards = plan.boards().size() <= 3
                ? String.join(", ", plan.boards()).replaceAll(" #0", "")
                : plan.boards().size() + " boards";
        return boards + ": " + standings.tally(0).games() + " games, seed " + plan.seed();
    }

    /** The tables by name, for programs. */
    public Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> json = Json.object(
                "boards",
                plan.boards(),
                "games",
                (long) plan.games(),
                "seed",
                plan.seed(),
                "test",
                run.test().orElse(""));
        json.put("standings", standings().json());
        json.put("effort", effort().json());
        json.put("pairs", pairs().json());
        json.put("boardByBoard", boards().json());
        return json;
    }

    private Table standings() {
        List<List<Object>> rows = new ArrayList<>();
        for (int agent = 0; agent < plan.agents().size(); agent++) {
            Tally tally = standings.tally(agent);
            rows.add(List.of(
                    plan.agents().get(agent),
                    tally.games(),
                    tally.wins(),
                    100 * tally.winRate(),
                    100 * tally.interval().low(),
                    100 * tally.interval().high(),
                    tally.count(Result.LOST),
                    tally.count(Result.STUCK),
                    tally.count(Result.FAULT)));
        }
        return new Table(
                title(),
                List.of(
                        Table.column("agent", "Agent"),
                        Table.column("games", "Games"),
                        Table.column("wins", "Wins"),
                        Table.column("winPercent", "Win %"),
                        Table.column("low95", "from"),
                        Table.column("high95", "to (95 %)"),
                        Table.column("lost", "Lost"),
                        Table.column("stuck", "Stuck"),
                        Table.column("faults", "Faults")),
                rows);
    }

    private Table effort() {
        List<List<Object>> rows = new ArrayList<>();
        for (int agent = 0; agent < plan.agents().size(); agent++) {
            Tally tally = standings.tally(agent);
            MoveTimes times = standings.times(agent);
            rows.add(List.of(
                    plan.agents().get(agent),
                    tally.guessesPerGame(),
                    tally.forcedPerGame(),
                    tally.unforcedPerGame(),
                    tally.probesPerGame(),
                    tally.openedPerGame(),
                    tally.livesPerGame(),
                    tally.goldPerGame(),
                    tally.millisPerGame(),
                    times.quantile(0.5),
                    times.quantile(0.99),
                    times.worstMillis()));
        }
        return new Table(
                "A game on average, and milliseconds a decision",
                List.of(
                        Table.column("agent", "Agent"),
                        Table.column("guesses", "Guesses"),
                        Table.column("guessesForced", "forced"),
                        Table.column("guessesUnforced", "unforced"),
                        Table.column("probes", "Probes"),
                        Table.column("opened", "Opened"),
                        Table.column("lives", "Lives"),
                        Table.column("gold", "Gold"),
                        Table.column("millis", "ms"),
                        Table.column("millisMedian", "Median"),
                        Table.column("millis99", "99 %"),
                        Table.column("millisWorst", "Longest")),
                rows);
    }

    private Table pairs() {
        List<List<Object>> rows = new ArrayList<>();
        for (int first = 0; first < plan.agents().size(); first++) {
            for (int second = first + 1; second < plan.agents().size(); second++) {
                McNemar pair = standings.pair(first, second);
                rows.add(List.of(
                        plan.agents().get(first),
                        plan.agents().get(second),
                        pair.both(),
                        pair.onlyFirst(),
                        pair.onlySecond(),
                        pair.neither(),
                        100 * pair.difference(),
                        100 * pair.half(),
                        probability(pair.p())));
            }
        }
        return new Table(
                "Pairs on the same boards (exact McNemar test)",
                List.of(
                        Table.column("first", "First"),
                        Table.column("second", "Second"),
                        Table.column("both", "Both win"),
                        Table.column("onlyFirst", "only first"),
                        Table.column("onlySecond", "only second"),
                        Table.column("neither", "neither"),
                        Table.column("difference", "Points"),
                        Table.column("half95", "± (95 %)"),
                        Table.column("p", "p")),
                rows);
    }

    private static String probability(double p) {
        return p < 0.0001 ? "below 0.0001" : String.format(Locale.ROOT, "%.4f", p);
    }

    /** Every board with every agent. */
    public Table boards() {
        List<List<Object>> rows = new ArrayList<>();
        for (int board = 0; board < plan.boards().size(); board++) {
            for (int agent = 0; agent < plan.agents().size(); agent++) {
                Tally tally = standings.tally(board, agent);
                rows.add(List.of(
                        plan.boards().get(board).replaceAll(" #0$", ""),
                        run.card().sizes().get(board).cells(),
                        100 * run.card().sizes().get(board).density(),
                        plan.agents().get(agent),
                        tally.games(),
                        tally.wins(),
                        100 * tally.winRate(),
                        100 * tally.interval().low(),
                        100 * tally.interval().high(),
                        tally.guessesPerGame(),
                        tally.millisPerGame()));
            }
        }
        return new Table(
                "Board by board",
                List.of(
                        Table.column("board", "Board"),
                        Table.column("cells", "Cells"),
                        Table.column("dangerPercent", "Danger %"),
                        Table.column("agent", "Agent"),
                        Table.column("games", "Games"),
                        Table.column("wins", "Wins"),
                        Table.column("winPercent", "Win %"),
                        Table.column("low95", "from"),
                        Table.column("high95", "to (95 %)"),
                        Table.column("guesses", "Guesses"),
                        Table.column("millis", "ms a game")),
                rows);
    }
}
