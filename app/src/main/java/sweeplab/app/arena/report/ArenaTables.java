// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sweeplab.app.arena.Finished;
import sweeplab.app.json.Json;
import sweeplab.app.table.Table;
import sweeplab.app.terminal.Words;
import sweeplab.arena.McNemar;
import sweeplab.arena.MoveTimes;
import sweeplab.arena.Plan;
import sweeplab.arena.SequentialTest;
import sweeplab.arena.Sprt;
import sweeplab.arena.Standings;
import sweeplab.arena.Tally;

/** The tables of a run: the standings, the effort, the agents in pairs, and the boards one by one. */
final class ArenaTables {

    private static final Table.Column AGENT = Table.column("agent", "Agent");

    private final Finished run;
    private final Plan plan;
    private final Standings standings;

    ArenaTables(Finished run) {
        this.run = run;
        plan = run.plan();
        standings = run.standings();
    }

    /** All of them, as far as there is something to say. */
    List<Table> all() {
        List<Table> tables = new ArrayList<>(List.of(standings(), effort()));
        if (plan.agents().size() > 1) {
            tables.add(pairs(PValue::told));
        }
        if (plan.boards().size() > 1) {
            tables.add(boards());
        }
        return tables;
    }

    /** The tables by name, for programs. */
    Map<String, @Nullable Object> json() {
        return Json.object(
                "boards", plan.boards().stream().map(ArenaTables::shown).toList(),
                "games", (long) plan.games(),
                "seed", plan.seed(),
                "test", run.test().map(SequentialTest::words).orElse(""),
                "sprt", sprt(),
                "standings", standings().json(),
                "effort", effort().json(),
                "pairs", pairs(p -> p).json(),
                "boardByBoard", boards().json());
    }

    private @Nullable Object sprt() {
        if (run.test().isEmpty()) {
            return null;
        }
        Sprt asked = run.card().sprt().orElseThrow();
        SequentialTest test = run.test().get();
        return Json.object(
                "p0", asked.p0(),
                "p1", asked.p1(),
                "alpha", asked.alpha(),
                "beta", asked.beta(),
                "verdict", test.verdict().name().toLowerCase(Locale.ROOT),
                "games", (long) test.games(),
                "onlyFirst", test.onlyFirst(),
                "onlySecond", test.onlySecond());
    }

    /** What was played, in a line. */
    String title() {
        List<String> names = plan.boards().stream().map(ArenaTables::shown).toList();
        String boards = names.size() <= 3 ? String.join(", ", names) : names.size() + " boards";
        return boards + ": " + Words.count(standings.tally(0).games(), "game") + ", seed " + plan.seed();
    }

    // The seed of a board is each game's own.
    static String shown(String board) {
        return board.replaceAll(" #0$", "");
    }

    private Table standings() {
        return ofAgents(title(), Measure.ENDS, List.of(), agent -> List.of());
    }

    private Table effort() {
        List<Table.Column> times = List.of(
                Table.column("millisMedian", "Median"),
                Table.column("millis99", "99 %"),
                Table.column("millisWorst", "Longest"));
        return ofAgents("A game on average, and milliseconds a decision", Measure.AVERAGES, times, this::times);
    }

    private List<Object> times(int agent) {
        MoveTimes times = standings.times(agent);
        return List.of(times.quantile(0.5), times.quantile(0.99), times.worstMillis());
    }

    /** More figures of an agent. */
    private interface More {
        List<Object> of(int agent);
    }

    private Table ofAgents(String title, List<Measure> measures, List<Table.Column> columns, More more) {
        List<List<Object>> rows = new ArrayList<>();
        for (int agent = 0; agent < plan.agents().size(); agent++) {
            List<Object> row = new ArrayList<>(List.of(plan.agents().get(agent)));
            row.addAll(values(measures, standings.tally(agent)));
            row.addAll(more.of(agent));
            rows.add(row);
        }
        List<Table.Column> all = new ArrayList<>(List.of(AGENT));
        measures.forEach(measure -> all.add(measure.column()));
        all.addAll(columns);
        return new Table(title, all, rows);
    }

    private static List<Object> values(List<Measure> measures, Tally tally) {
        return measures.stream().map(measure -> measure.value().apply(tally)).toList();
    }

    private Table pairs(DoubleFunction<Object> told) {
        List<List<Object>> rows = new ArrayList<>();
        for (int first = 0; first < plan.agents().size(); first++) {
            for (int second = first + 1; second < plan.agents().size(); second++) {
                rows.add(pair(first, second, told));
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
                        Table.column("low95", "from"),
                        Table.column("high95", "to (95 %)"),
                        Table.column("p", "p")),
                rows);
    }

    private List<Object> pair(int first, int second, DoubleFunction<Object> told) {
        McNemar pair = standings.pair(first, second);
        return List.of(
                plan.agents().get(first),
                plan.agents().get(second),
                pair.both(),
                pair.onlyFirst(),
                pair.onlySecond(),
                pair.neither(),
                100 * pair.difference(),
                100 * pair.low(),
                100 * pair.high(),
                told.apply(pair.p()));
    }

    /** Every board with every agent, and every figure of them. */
    Table boards() {
        List<Measure> measures =
                Stream.concat(Measure.ENDS.stream(), Measure.AVERAGES.stream()).toList();
        List<List<Object>> rows = new ArrayList<>();
        for (int board = 0; board < plan.boards().size(); board++) {
            for (int agent = 0; agent < plan.agents().size(); agent++) {
                List<Object> row = new ArrayList<>(List.of(
                        shown(plan.boards().get(board)),
                        run.card().sizes().get(board).cells(),
                        100 * run.card().sizes().get(board).density(),
                        plan.agents().get(agent)));
                row.addAll(values(measures, standings.tally(board, agent)));
                rows.add(row);
            }
        }
        List<Table.Column> columns = new ArrayList<>(List.of(
                Table.column("board", "Board"),
                Table.column("cells", "Cells"),
                Table.column("dangerPercent", "Danger %"),
                AGENT));
        measures.forEach(measure -> columns.add(measure.column()));
        return new Table("Board by board", columns, rows);
    }
}
