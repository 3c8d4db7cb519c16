// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.course;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.OutsideOptions;
import sweeplab.app.command.option.PlayedOptions;
import sweeplab.app.grade.Assessment;
import sweeplab.app.grade.GradeCsv;
import sweeplab.app.grade.GradePage;
import sweeplab.app.grade.GradeTable;
import sweeplab.app.grade.Gradescope;
import sweeplab.app.grade.Grading;
import sweeplab.app.grade.JunitXml;
import sweeplab.app.grade.Marked;
import sweeplab.app.grade.Ranking;
import sweeplab.app.grade.Rubric;
import sweeplab.app.grade.Submission;
import sweeplab.app.grade.Terms;
import sweeplab.app.library.OutFile;
import sweeplab.app.library.TextFile;
import sweeplab.app.outside.ProcessLimits;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.arena.Boards;
import sweeplab.arena.Plan;

/** {@code sweep grade}: a class's agents on a lecturer's worlds. */
@Command(
        name = "grade",
        description = "Lets every submission in a folder play the same games, and ranks them.",
        footer = {
            "",
            "A submission is a folder (with agent.cmd, run, or one .py, .jar or .java file), such a file, or a program.",
            "It runs in a fresh folder with a copy of its own files and is told nothing but the game; docs/grading.md says",
            "what that protects from. The results are NAME.csv and NAME.html.",
            "",
            "Example:  sweep grade handed-in --worlds my-worlds --game daggers --out grades"
        })
public final class GradeCommand implements Runnable {

    private static final int USUAL_GAMES = 100;

    @Parameters(index = "0", arity = "0..1", paramLabel = "DIR", description = "The folder with the submissions.")
    @Nullable
    private Path given;

    private Path folder = Path.of("");

    @Mixin
    private PlayedOptions boards = new PlayedOptions();

    @Option(names = "--move-time", paramLabel = "SECONDS", description = "The time for one answer (${DEFAULT-VALUE}).")
    private double moveTime = 5;

    @Option(
            names = "--total-time",
            paramLabel = "SECONDS",
            description = "The time for all answers of one submission (${DEFAULT-VALUE}).")
    private double totalTime = 600;

    @Mixin
    private OutsideOptions outside = new OutsideOptions();

    @Option(
            names = "--out",
            paramLabel = "NAME",
            description =
                    "Where the results go: NAME.csv and NAME.html (${DEFAULT-VALUE}); with --format that file, or for gradescope NAME/results.json.")
    private Path out = Path.of("grades");

    /** What can be written. */
    enum Format {
        GRADESCOPE,
        JUNIT,
        CSV,
        HTML
    }

    @Option(
            names = "--format",
            paramLabel = "F",
            description =
                    "Write only this: gradescope (points by a rubric), junit (a case a game), csv (a line a game) or html.")
    @Nullable
    private Format format;

    @Option(
            names = "--rubric",
            paramLabel = "FILE",
            description = "What points are given for; docs/grading.md says how it is written.")
    @Nullable
    private Path rubric;

    @Option(names = "--one", description = "DIR is one submission itself, not a folder of them.")
    private boolean one;

    @Mixin
    private final ClassOptions group = new ClassOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    private GradeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /** The command with its own command. */
    public static CommandLine command(Terminal terminal) {
        return new CommandLine(new GradeCommand(terminal))
                .addSubcommand(new GradeKit(terminal))
                .addSubcommand(new GradePrintouts(terminal));
    }

    @Override
    public void run() {
        if (given == null) {
            throw Failure.badInput("name the folder with the submissions: sweep grade DIR");
        }
        folder = given;
        try (group) {
            gradeAll();
        }
    }

    private void gradeAll() {
        List<Submission> submissions = one ? Submission.alone(folder) : Submission.in(folder);
        Rubric rubric = rubric();
        group.seedBefore().ifPresent(boards::seedUnlessGiven);
        Plan plan = boards.plan(List.of("submission"), USUAL_GAMES, true);
        checkBoards(plan);
        checkOut();
        Terms terms = terms();
        long began = System.nanoTime();
        Grading grading = new Grading(plan, terms, group.ownSeeds());
        group.apply(grading, submissions, terminal::warn);
        List<Marked> marked = grade(submissions, grading, submissions.size() * plan.games());
        Ranking ranking = Ranking.of(marked);
        String about = about(submissions.size(), plan, terms);
        List<Path> written = write(ranking, marked, about, () -> assessed(rubric, marked, grading), began);
        if (json.on) {
            terminal.line(GradeTable.json(ranking, plan.seed()));
        } else {
            terminal.line(about);
            terminal.line(GradeTable.text(ranking));
            terminal.line("Written: " + written.stream().map(Path::toString).collect(Collectors.joining(", ")));
        }
    }

    private Rubric rubric() {
        Rubric read = rubric == null ? Rubric.usual() : Rubric.parse(rubric.toString(), TextFile.read(rubric, 100_000));
        read.rivals().forEach(Agents.all()::get);
        return read;
    }

    private static List<Assessment> assessed(Rubric rubric, List<Marked> marked, Grading grading) {
        Map<String, Marked> rivals = new HashMap<>();
        List<Assessment> all = new ArrayList<>();
        for (Marked each : marked) {
            if (!grading.sameGames()) {
                rivals.clear();
            }
            all.add(Assessment.of(
                    rubric,
                    each,
                    name -> rivals.computeIfAbsent(name, agent -> rival(grading, agent, each)),
                    grading::cells));
        }
        return all;
    }

    private static Marked rival(Grading grading, String name, Marked of) {
        return grading.rival(name, Agents.all().get(name).maker(), of);
    }

    private List<Path> write(
            Ranking ranking, List<Marked> marked, String about, Supplier<List<Assessment>> assessed, long began) {
        List<Path> files = results();
        if (format == null) {
            OutFile.write(files.get(0), GradeCsv.of(ranking));
            OutFile.write(files.get(1), GradePage.of(ranking, about));
            return files;
        }
        OutFile.write(
                files.get(0),
                switch (format) {
                    case CSV -> GradeCsv.games(marked);
                    case HTML -> GradePage.of(ranking, about);
                    case JUNIT -> JunitXml.of(marked);
                    case GRADESCOPE -> {
                        List<Assessment> all = assessed.get();
                        double seconds = Math.round((System.nanoTime() - began) / 1e7) / 100.0;
                        yield Gradescope.of(all, seconds, group.visible());
                    }
                });
        return files;
    }

    // A board that cannot be is the lecturer's mistake, not a submission's.
    private static void checkBoards(Plan plan) {
        Boards boards = new Boards(plan);
        for (int game = 0; game < Math.min(plan.games(), plan.boards().size()); game++) {
            boards.setup(game).newGame();
        }
    }

    private Terms terms() {
        ProcessLimits limits = ProcessLimits.USUAL
                .withMove(OutsideOptions.seconds("--move-time", moveTime))
                .withTotal(OutsideOptions.seconds("--total-time", totalTime))
                .withAllowance(outside.allowance());
        return new Terms(limits, outside.confinement(terminal.err(), hidden()));
    }

    private List<Path> hidden() {
        List<Path> hidden = new ArrayList<>(boards.secrets());
        hidden.add(folder);
        hidden.addAll(results());
        hidden.addAll(group.secrets());
        return hidden;
    }

    // Before anybody plays, for what cannot be kept.
    private void checkOut() {
        for (Path file : results()) {
            OutFile.write(file, () -> OutFile.makeFolder(file));
            OutFile.check("--out", file);
        }
    }

    private List<Path> results() {
        if (format == null) {
            return List.of(Path.of(out + ".csv"), Path.of(out + ".html"));
        }
        return List.of(format == Format.GRADESCOPE ? out.resolve("results.json") : out);
    }

    private List<Marked> grade(List<Submission> submissions, Grading grading, int games) {
        Signals.register("INT", grading::stop);
        List<Marked> marked;
        try (ProgressLine progress = new ProgressLine(terminal, "games")) {
            marked = grading.grade(submissions, group.threads(), progress::done);
        }
        if (grading.stopped()) {
            throw Failure.stopped(
                    "stopped after " + grading.gamesDone() + " of " + games + " games: " + group.goingOn());
        }
        return marked;
    }

    private String about(int submissions, Plan plan, Terms terms) {
        return Words.count(submissions, "submission") + ", " + Words.count(plan.games(), "game") + " each: "
                + what(plan)
                + "; seed " + plan.seed() + "; " + terms.limits().move().toMillis() / 1000.0 + " s a move, "
                + terms.limits().total().toSeconds() + " s in all.";
    }

    private static String what(Plan plan) {
        List<String> boards = plan.boards().stream()
                .map(board -> board.replaceFirst(" #0$", ""))
                .toList();
        return boards.size() > 3
                ? boards.size() + " boards from " + boards.get(0) + " to " + boards.get(boards.size() - 1)
                : String.join(", ", boards);
    }
}
