// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.advice.Hint;
import sweeplab.app.command.option.DocumentOptions;
import sweeplab.app.command.option.ProofForm;
import sweeplab.app.json.Json;
import sweeplab.app.library.Given;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.watch.RelationHint;
import sweeplab.app.watch.TypedCell;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.format.document.Replay;
import sweeplab.view.View;

/** {@code sweep explain}: why a cell is safe or dangerous, with a proof that is checked; or help in small portions. */
@Command(
        name = "explain",
        description = "Why a cell is safe or dangerous: the proof, checked; or two boards that differ there.",
        footer = {
            "",
            "POSITION is a file, '-' for standard input, or the text or link itself, in any format that",
            "'sweep convert --list' lists. Of a replay the last position is taken, of a board the start.",
            "The clues that a proof uses are in brackets. The levels of --hint, each saying a little more:",
            "1 is anything certain, 2 where, 3 by which clues, 4 why, 5 the move.",
            "With --difficulty POSITION is a whole board, which is played from its start by certain moves.",
            "",
            "Example:  sweep explain afadaaaeblU2sZ --cell 0,2",
            "Example:  sweep explain afadaaaeblU2sZ --cell 1,0 --proof lrat --out why",
            "Example:  sweep explain afadaaaeblU2sZ --cell 1,0 --formula position.cnf",
            "Example:  sweep explain \"9x9/10 opening@4,4 #3\" --difficulty"
        })
public final class Explain implements Runnable {

    @Parameters(paramLabel = "POSITION", description = "What to look at.")
    private String position = "";

    @Option(names = "--cell", paramLabel = "R,C", description = "The cell to explain: row,column.")
    @Nullable
    private String cell;

    @Option(names = "--hint", paramLabel = "LEVEL", description = "A hint for the easiest certain cell, 1 to 5.")
    private int hint;

    @Option(
            names = "--difficulty",
            description = "How hard a board is: the hardest proof it needs, and its key moments.")
    private boolean difficulty;

    @Option(
            names = "--proof",
            arity = "0..1",
            paramLabel = "lrat|drat|veripb",
            parameterConsumer = ProofForm.Typed.class,
            description =
                    "Print only the proof, in the text form that can be checked later; lrat, drat, veripb: write it for the checkers of others into the folder --out.")
    @Nullable
    private ProofForm proof;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where --proof lrat, drat or veripb writes its three files.")
    @Nullable
    private Path out;

    @Option(
            names = "--full",
            description = "Name every clue and cell, also where a step rests on more than a dozen of them.")
    private boolean full;

    @Mixin
    private SolverOptions solver = new SolverOptions();

    @Mixin
    private PositionOptions options = new PositionOptions();

    private final Terminal terminal;

    public Explain(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        checkTogether();
        Document document = options.read(position, terminal);
        if (difficulty) {
            difficulty(document);
            return;
        }
        View view = DocumentOptions.view(document);
        if (cell != null) {
            explain(view, cell);
        } else if (hint >= 1 && hint <= Hint.Level.values().length) {
            hint(view, Hint.Level.values()[hint - 1]);
        } else {
            throw Failure.badInput((hint == 0 ? "" : "--hint " + hint + ": ")
                    + "say which cell to explain with --cell R,C, or --hint LEVEL from 1 to 5");
        }
    }

    // Nothing that was asked for is passed over.
    private void checkTogether() {
        String way = difficulty ? "--difficulty" : hint != 0 ? "--hint" : "";
        Optional<String> other = Stream.of(
                        difficulty && hint != 0 ? "--hint" : "",
                        cell != null ? "--cell" : "",
                        proof != null ? "--proof" : "",
                        out != null ? "--out" : "",
                        full ? "--full" : "",
                        solver.option())
                .filter(option -> !option.isEmpty())
                .findFirst();
        if (!way.isEmpty() && other.isPresent()) {
            throw Failure.badInput(other.get() + " and " + way + " do not go together: leave one of them out");
        }
        if (!solver.option().isEmpty() && proof != null) {
            throw Failure.badInput(solver.option() + " and --proof do not go together: leave one of them out");
        }
    }

    private void difficulty(Document document) {
        if (!(document instanceof FullBoard) && !(document instanceof Replay)) {
            throw Failure.badInput(new Given(position, terminal.in()).where() + ": this is a " + document.kind()
                    + ", and --difficulty needs a whole board");
        }
        DifficultyReport report = DifficultyReport.of(Recast.board(document), options.budget());
        if (options.json()) {
            terminal.line(Json.text(report.json()));
        } else if (report.failure().isEmpty()) {
            report.lines().forEach(terminal::line);
        }
        report.failure().ifPresent(this::fail);
    }

    private void explain(View view, String words) {
        int asked = TypedCell.named("--cell", words, view.topology());
        if (!view.covered(asked)) {
            throw Failure.badInput("--cell " + words + ": " + view.topology().name(asked) + " is not covered");
        }
        checkForm(view);
        if (!view.rules().plain()) {
            general(GeneralReport.of(view, asked, options.budget()));
            return;
        }
        ExplainReport report = ExplainReport.of(view, asked, options.budget());
        if (solver.wanted()) {
            told(solver.lines(report), report.json(full));
            return;
        }
        if (out != null && proof != null) {
            ProofFolder folder = new ProofFolder(out, proof);
            told(folder, folder.write(report), report.json(full));
        } else if (proof != null && !options.json()) {
            terminal.out().print(report.proofText());
        } else if (options.json()) {
            terminal.line(Json.text(report.json(full)));
        } else {
            report.lines(new BoardPainter(terminal.colour()), full).forEach(terminal::line);
        }
        report.failure().ifPresent(this::fail);
    }

    // What was stopped by Ctrl-C says what is not known, and ends as such.
    private void fail(String message) {
        terminal.flush();
        if (options.limit().stopped()) {
            terminal.warn(message);
        }
        options.limit().end();
        throw Failure.failed(message);
    }

    private void told(List<String> lines, Map<String, @Nullable Object> object) {
        if (options.json()) {
            object.put("told", lines);
            terminal.line(Json.text(object));
        } else {
            lines.forEach(terminal::line);
        }
    }

    private void told(ProofFolder folder, String told, Map<String, @Nullable Object> object) {
        if (options.json()) {
            object.put("files", folder.files());
            terminal.line(Json.text(object));
        } else {
            terminal.line(told);
        }
    }

    private void checkForm(View view) {
        boolean foreign = proof != null && proof != ProofForm.TEXT;
        if (foreign != (out != null)) {
            throw Failure.badInput("--proof lrat (or drat, veripb) and --out DIR go together: say both");
        }
        if (solver.wanted() && !view.rules().plain()) {
            throw Failure.badInput(
                    solver.option()
                            + " is for clues that count neighbours, not for the rules of this game: --proof lrat --out DIR writes its proofs");
        }
        if (proof == ProofForm.TEXT && !view.rules().plain()) {
            throw Failure.badInput(
                    "--proof: the text form knows clues that count neighbours, not the rules of this game; without it the argument is shown and checked, and --proof lrat --out DIR writes it");
        }
    }

    private void general(GeneralReport report) {
        if (out != null && proof != null) {
            ProofFolder folder = new ProofFolder(out, proof);
            told(folder, folder.write(report), report.json());
        } else if (options.json()) {
            terminal.line(Json.text(report.json()));
        } else {
            report.lines(new BoardPainter(terminal.colour())).forEach(terminal::line);
        }
        report.failure().ifPresent(message -> {
            terminal.flush();
            throw Failure.failed(message);
        });
    }

    private void hint(View view, Hint.Level level) {
        if (!view.rules().plain()) {
            List<String> told = RelationHint.lines(view, level.ordinal() + 1, options.budget());
            if (options.json()) {
                terminal.line(Json.text(Json.object("level", level.name().toLowerCase(Locale.ROOT), "hint", told)));
            } else {
                told.forEach(terminal::line);
            }
            return;
        }
        Hint given = Hint.of(view, options.budget());
        if (options.json()) {
            Map<String, @Nullable Object> object =
                    Json.object("level", level.name().toLowerCase(Locale.ROOT), "hint", given.text(level));
            options.limit().cutShort().ifPresent(why -> object.put("givenUp", "a closer look at some cells: " + why));
            terminal.line(Json.text(object));
        } else {
            given.text(level).forEach(terminal::line);
        }
        options.limit().end();
    }
}
