// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Setup;
import sweeplab.play.Result;
import sweeplab.play.Score;

/** Report 000's tables 1 to 9 (N7): how often each agent wins a world, and how many guesses it takes when it does. */
record NettleTable(Experiment experiment, List<Row> rows) implements ReportTable {

    private static final List<String> AGENTS = List.of("Logic1", "Logic2", "Logic3");

    private record Row(String world, String agent, int runs, int wins, double averageGuesses) {}

    private record Job(String agent, Setup setup) {}

    static NettleTable of(Experiment experiment) {
        List<Job> jobs = new ArrayList<>();
        for (String agent : AGENTS) {
            experiment.worlds("nettle", ".*").forEach(setup -> jobs.add(new Job(agent, setup)));
        }
        return new NettleTable(experiment, experiment.forEach(jobs, job -> row(experiment, job)));
    }

    private static Row row(Experiment experiment, Job job) {
        int wins = 0;
        int guesses = 0;
        String agent = "nettle-" + job.agent().toLowerCase(Locale.ROOT);
        List<Score> scores = experiment.play(agent, job.setup(), experiment.runs());
        for (Score score : scores) {
            if (score.result() == Result.WON) {
                wins++;
                guesses += score.guesses();
            }
        }
        double average = wins == 0 ? Double.NaN : (double) guesses / wins;
        return new Row(job.setup().id().world().orElseThrow(), job.agent(), scores.size(), wins, average);
    }

    private boolean whole() {
        return rows.stream().allMatch(row -> row.runs() == experiment.runs());
    }

    @Override
    public List<Table> tables() {
        List<List<Object>> cells = new ArrayList<>();
        for (Row row : rows) {
            double rate = (double) row.wins() / row.runs();
            cells.add(List.of(row.world(), row.agent(), row.runs(), row.wins(), rate, row.averageGuesses()));
        }
        return List.of(new Table(
                "Nettle worlds, " + (whole() ? "" : "at most ") + Words.count(experiment.runs(), "run") + " each, seed "
                        + experiment.seed() + "; guesses are those of the runs that were won",
                List.of(
                        Table.column("world", "World"),
                        Table.column("agent", "Agent"),
                        Table.column("runs", "Runs"),
                        Table.column("wins", "Wins"),
                        Table.column("successRate", "Success rate"),
                        Table.column("averageGuesses", "Guesses (average)")),
                cells));
    }

    @Override
    public BarChart chart() {
        BarChart chart = new BarChart("Success rate in Nettle worlds", "World", "Success rate");
        for (Row row : rows) {
            chart.add(row.agent(), row.world(), (double) row.wins() / row.runs());
        }
        return chart;
    }
}
