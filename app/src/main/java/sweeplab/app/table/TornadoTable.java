// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import sweeplab.app.library.Levels;
import sweeplab.catalogue.Setup;
import sweeplab.play.Result;
import sweeplab.play.Score;

/** Report 004's table (T6): worlds solved, and the average number of steps of the solved ones by size. */
record TornadoTable(List<Row> rows) implements ReportTable {

    private static final List<String> AGENTS = List.of("P2", "P3", "P4");

    private record Row(String agent, String level, String size, boolean solved, int steps) {}

    private record Job(String agent, Setup setup) {}

    static TornadoTable of(Experiment experiment) {
        List<Job> jobs = new ArrayList<>();
        for (String agent : AGENTS) {
            experiment.worlds("tornado", ".*").forEach(setup -> jobs.add(new Job(agent, setup)));
        }
        return new TornadoTable(experiment.forEach(jobs, job -> row(experiment, job)));
    }

    private static Row row(Experiment experiment, Job job) {
        Score score = experiment.play(job.agent(), job.setup(), 1).get(0);
        var topology = job.setup().world().topology();
        return new Row(
                job.agent(),
                level(job.setup()),
                topology.columns() + "x" + topology.rows(),
                score.result() == Result.WON,
                score.probes() + score.flags());
    }

    // The report's test worlds count for no level, though one of them has the size of the small ones.
    private static String level(Setup setup) {
        boolean test = setup.id().world().orElseThrow().toUpperCase(Locale.ROOT).startsWith("TEST");
        return test ? "test" : Levels.of(setup.rules(), setup.world());
    }

    @Override
    public List<Table> tables() {
        return List.of(solved(), steps());
    }

    private Table solved() {
        List<List<Object>> cells = new ArrayList<>();
        for (String agent : AGENTS) {
            cells.add(List.of(
                    agent,
                    count(agent, Row::solved),
                    count(agent, row -> true),
                    solvedOf(agent, "small"),
                    solvedOf(agent, "medium"),
                    solvedOf(agent, "large")));
        }
        return new Table(
                "Tornado worlds solved",
                List.of(
                        Table.column("agent", "Agent"),
                        Table.column("solved", "Solved"),
                        Table.column("worlds", "of"),
                        Table.column("small", "Small"),
                        Table.column("medium", "Medium"),
                        Table.column("large", "Large")),
                cells);
    }

    private int solvedOf(String agent, String level) {
        return count(agent, row -> row.solved() && row.level().equalsIgnoreCase(level));
    }

    private int count(String agent, Predicate<Row> which) {
        return (int) rows.stream()
                .filter(row -> row.agent().equals(agent) && which.test(row))
                .count();
    }

    private Table steps() {
        List<Table.Column> columns = new ArrayList<>(List.of(Table.column("size", "Size")));
        AGENTS.forEach(agent -> columns.add(Table.column(agent, agent)));
        List<List<Object>> cells = new ArrayList<>();
        for (String size : sizes()) {
            List<Object> line = new ArrayList<>(List.of(size));
            AGENTS.forEach(agent -> line.add(averageSteps(agent, size)));
            cells.add(line);
        }
        return new Table("steps", "Average number of steps in the worlds that were solved", columns, cells);
    }

    private List<String> sizes() {
        return rows.stream()
                .map(Row::size)
                .distinct()
                .sorted((a, b) -> Integer.compare(Integer.parseInt(a.split("x")[0]), Integer.parseInt(b.split("x")[0])))
                .toList();
    }

    private double averageSteps(String agent, String size) {
        return rows.stream()
                .filter(row ->
                        row.solved() && row.agent().equals(agent) && row.size().equals(size))
                .mapToInt(Row::steps)
                .average()
                .orElse(Double.NaN);
    }

    @Override
    public BarChart chart() {
        BarChart chart = new BarChart("Average number of steps by size", "Size", "Steps");
        for (String agent : AGENTS) {
            sizes().forEach(size -> chart.add(agent, size, averageSteps(agent, size)));
        }
        return chart;
    }
}
