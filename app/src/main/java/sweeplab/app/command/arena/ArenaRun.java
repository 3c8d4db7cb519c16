// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.arena;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.arena.Damage;
import sweeplab.app.arena.Elsewhere;
import sweeplab.app.arena.Finished;
import sweeplab.app.arena.RunCard;
import sweeplab.app.arena.Tournament;
import sweeplab.app.arena.Workers;
import sweeplab.app.arena.report.Reports;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.library.OutFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Stoppable;
import sweeplab.app.terminal.Terminal;

/** {@code sweep arena run}: many games of several agents on the same boards, into a file that survives any stop. */
@Command(
        name = "run",
        description =
                "Every agent plays the same games; each game is written as it ends, and reports are made at the end.",
        footer = {
            "",
            "FILE.jsonl gets one JSON object a game; FILE.run.json says what the run is, and the reports are FILE.txt, .md, .tex,",
            ".csv, .report.json, .html and .parquet. Ctrl-C, a kill or a power cut loses at most the games of the last",
            "second; the same command with --resume goes on to exactly the same result. Threads make no difference but",
            "the time.",
            "",
            "Example:  sweep arena run --agents fast,exact --board expert --start safe@0,0 --games 1000 --seed 1 --out run.jsonl"
        })
public final class ArenaRun implements Runnable {

    private static final int MOST_THREADS = 1024;

    @Mixin
    private ArenaOptions options = new ArenaOptions();

    @Option(names = "--threads", paramLabel = "T", description = "How many threads (as many as the machine has).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--on",
            paramLabel = "MASTER",
            description = "Play on Spark: spark://HOST:PORT, or local[N] for N threads here. See docs/cluster.md.")
    @Nullable
    private String on;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE.jsonl",
            description = "Where the results go; a folder that is missing is made.")
    private Path out = Path.of("");

    @Option(names = "--resume", description = "Go on with the results that are there.")
    private boolean resume;

    @Mixin
    private TracesOption traces = new TracesOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    public ArenaRun(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (threads < 1 || threads > MOST_THREADS) {
            throw Failure.badInput("--threads " + threads + ": 1 to " + MOST_THREADS);
        }
        refuseFolder();
        Optional<Elsewhere> place = place();
        if (resume && Files.exists(out)) {
            options.seedUnlessGiven(RunCard.read(out).plan().seed());
        }
        RunCard card = RunCard.of(options.plan(), options.sprt(), options.programs());
        OutFile.write(out, () -> OutFile.makeFolder(out));
        traces.check(card.plan().bouts(), out);
        Tournament tournament = Tournament.open(card, out, resume);
        Stoppable work = Stoppable.by(tournament::stop, () -> sayHowToGoOn(tournament));
        try (work;
                tournament) {
            greet(tournament);
            traces.begin(resume);
            play(tournament, place);
        }
        if (!tournament.stopped()) {
            Finished finished = Finished.read(out);
            traces.arrange(finished);
            ArenaReport.show(terminal, finished, json.on ? Reports.JSON : Reports.TEXT);
        }
    }

    private void refuseFolder() {
        if (Files.isDirectory(out)) {
            throw Failure.badInput("--out " + out + " is a folder: name a file in it, " + out.resolve("run.jsonl"));
        }
    }

    private void greet(Tournament tournament) {
        if (resume && tournament.boutsDone() + tournament.damage().torn() > 0
                || tournament.damage().inTheMiddle()) {
            terminal.err()
                    .println("Going on: " + tournament.boutsDone() + " of "
                            + tournament.plan().bouts() + " games are there" + found(tournament));
            terminal.err().flush();
        }
    }

    private String found(Tournament tournament) {
        Damage damage = tournament.damage();
        if (damage.inTheMiddle()) {
            return "; damaged or changed: " + damage.words() + " of " + out
                    + ".\nWhat is missing is played again; the file as it was is kept as " + tournament.damagedCopy()
                    + ".";
        }
        return damage.torn() > 0 ? "; the last line was torn and is played again." : ".";
    }

    private Optional<Elsewhere> place() {
        if (on != null && options.outside().isPresent()) {
            throw Failure.badInput(options.outside().get() + " runs on this machine only: leave --on out");
        }
        if (on != null && traces.wanted()) {
            throw Failure.badInput("--trace keeps games that are played on this machine: leave --on out");
        }
        return Optional.ofNullable(on).map(Elsewhere::at);
    }

    // Reports of an earlier run lie beside the results and may tell of the same boards.
    private List<Path> hidden() {
        List<Path> hidden = new ArrayList<>(RunCard.allBeside(out));
        hidden.addAll(options.secrets());
        hidden.addAll(traces.secrets());
        return hidden;
    }

    private void play(Tournament tournament, Optional<Elsewhere> place) {
        options.confine(hidden(), resume);
        int bouts = tournament.plan().bouts();
        try (ProgressLine progress = new ProgressLine(terminal, "games")) {
            BiConsumer<Integer, String> shown = (done, words) -> progress.done(done, bouts, words);
            Workers workers = new Workers(tournament, options::maker, traces.file());
            place.ifPresentOrElse(there -> workers.play(there, shown), () -> workers.play(threads, shown));
        }
    }

    private void sayHowToGoOn(Tournament tournament) {
        terminal.err().println();
        terminal.err()
                .println("Stopped after " + tournament.boutsDone() + " of "
                        + tournament.plan().bouts() + " games. To go on:");
        terminal.err().println("  " + resumeCommand());
        terminal.flush();
    }

    private String resumeCommand() {
        List<String> words = new ArrayList<>(List.of("./sweep", "arena", "run"));
        words.addAll(options.words());
        words.addAll(on == null ? List.of("--threads", Integer.toString(threads)) : List.of("--on", on));
        words.addAll(traces.words());
        words.addAll(List.of("--out", out.toString(), "--resume"));
        return words.stream().map(ArenaRun::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
