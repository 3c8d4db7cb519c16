// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.course;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.OutsideOptions;
import sweeplab.app.grade.Printouts;
import sweeplab.app.grade.Submission;
import sweeplab.app.grade.Terms;
import sweeplab.app.json.Json;
import sweeplab.app.library.FolderLibrary;
import sweeplab.app.outside.ProcessLimits;
import sweeplab.app.program.TornadoProgram;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** {@code sweep grade printouts}: the printouts of students' programs beside the expected ones. */
@Command(
        name = "printouts",
        description =
                "Runs students' own programs (P1 to P5 of report 004) and compares what they print, line by line.",
        footer = {
            "",
            "A submission is a folder with playSweeper.sh or a .jar that takes its words: the agent, the world, and 'verbose'.",
            "The exit code is 1 if no printout was right, or if a single submission has a wrong one, else 0.",
            "",
            "Example:  sweep grade printouts handed-in --programs P1,P2 --names SMALL1,SMALL2"
        })
public final class GradePrintouts implements Runnable {

    @Parameters(paramLabel = "DIR", description = "The folder with the submissions.")
    private Path folder = Path.of("");

    @Option(
            names = "--programs",
            split = ",",
            paramLabel = "P",
            description = "The programs to try (${DEFAULT-VALUE}).")
    private List<String> agents = List.of("P1", "P2", "P3", "P4");

    @Option(
            names = "--names",
            split = ",",
            paramLabel = "W",
            description = "The worlds, all of each program's game unless said.")
    private List<String> names = List.of();

    @Option(
            names = "--worlds",
            paramLabel = "DIR",
            description = "A folder of world files in place of the catalogue; the students' programs must know them.")
    @Nullable
    private Path worlds;

    @Option(names = "--verbose", description = "Compare every step, too.")
    private boolean verbose;

    @Option(names = "--run-time", paramLabel = "SECONDS", description = "The time for one run (${DEFAULT-VALUE}).")
    private double seconds = 20;

    @Mixin
    private OutsideOptions outside = new OutsideOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    public GradePrintouts(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Library library = worlds == null ? new Catalogue() : new FolderLibrary(worlds, terminal::warn);
        List<Printouts.Wanted> wanted = wanted(library);
        ProcessLimits limits = ProcessLimits.USUAL
                .withMove(OutsideOptions.seconds("--run-time", seconds))
                .withAllowance(outside.allowance());
        Terms terms = new Terms(limits, outside.confinement(terminal.err(), List.of(folder)));
        Printouts printouts = new Printouts(terms, (agent, world) -> program(library, agent, world));
        List<Printouts.Result> results = new ArrayList<>();
        for (Submission submission : Submission.in(folder)) {
            results.add(printouts.compare(submission, wanted, verbose));
        }
        if (json.on) {
            terminal.line(Json.text(Json.object(
                    "submissions", results.stream().map(GradePrintouts::shape).toList())));
        } else {
            results.forEach(this::print);
        }
        checkRight(results);
    }

    // A class is graded as soon as something in it was right; a single submission is checked.
    private static void checkRight(List<Printouts.Result> results) {
        int right = results.stream().mapToInt(Printouts.Result::right).sum();
        int all = results.stream().mapToInt(Printouts.Result::all).sum();
        if (right == 0) {
            throw Failure.failed("no printout was right");
        }
        if (results.size() == 1 && right < all) {
            throw Failure.failed(Words.count(all - right, "printout") + " to put right");
        }
    }

    // Each program on the worlds of its game: P5 plays Reverse Tornado, the others Tornado.
    private List<Printouts.Wanted> wanted(Library library) {
        List<Printouts.Wanted> wanted = new ArrayList<>();
        for (String agent : agents) {
            Agents.all().get(agent);
            for (String name : names.isEmpty() ? library.names(rules(agent)) : names) {
                if (agents.stream().noneMatch(each -> library.has(rules(each), name))
                        || library.has(rules(agent), name)) {
                    wanted.add(new Printouts.Wanted(agent, library.spelling(rules(agent), name)));
                }
            }
        }
        return wanted;
    }

    private static Rules rules(String agent) {
        return RuleBook.get(agent.equals("P5") ? "reverse" : "tornado");
    }

    private TornadoProgram program(Library library, String agent, String world) {
        Rules rules = rules(agent);
        return new TornadoProgram(
                agent,
                Agents.all().get(agent).maker().apply(0),
                GameId.ofWorld(rules, library.spelling(rules, world)).setup(library),
                verbose);
    }

    private void print(Printouts.Result result) {
        terminal.line(Words.shown(result.name()) + ": " + result.right() + " of " + result.all() + " printouts right");
        result.differences().stream()
                .limit(3)
                .forEach(each ->
                        terminal.line("  " + (each.agent() + " " + each.world() + " ").stripLeading() + each.what()));
    }

    private static Map<String, @Nullable Object> shape(Printouts.Result result) {
        List<?> differences = result.differences().stream()
                .map(each -> Json.object("program", each.agent(), "world", each.world(), "what", each.what()))
                .toList();
        return Json.object(
                "name", result.name(), "right", result.right(), "all", result.all(), "differences", differences);
    }
}
