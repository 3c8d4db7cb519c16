// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.ProofOptions;
import sweeplab.app.command.option.WorldNames;
import sweeplab.app.json.Json;
import sweeplab.app.library.FolderLibrary;
import sweeplab.app.library.TextFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Outcome;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.WorldText;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** {@code sweep worlds check}: says of every file whether it is a right world (W1). */
@Command(
        name = "check",
        description = "Checks world files: every clue, the gold and the starts. Exits with 1 if any is wrong.",
        footer = {
            "",
            "Example:  sweep worlds check --game daggers mine/EASY1.txt mine/EASY2.txt",
            "Example:  sweep worlds check --game daggers mine",
            "Example:  sweep worlds check --certificate boards.jsonl",
            "Example:  sweep worlds check --certificate boards.jsonl --proof lrat --out chain"
        })
final class WorldsCheck implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "World files, or folders of files NAME.txt.")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--game",
            paramLabel = "G",
            completionCandidates = WorldNames.Games.class,
            description = "The game; without it, any game the file is right for.")
    @Nullable
    private String game;

    @Option(
            names = "--certificate",
            description =
                    "The files hold lines of sweep generate --no-guess: plays every certificate, each proof checked.")
    private boolean certificates;

    @Mixin
    private ProofOptions proofs = new ProofOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    private final List<Map<String, @Nullable Object>> found = new ArrayList<>();
    private final Terminal terminal;

    WorldsCheck(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (proofs.wanted() && (!certificates || files.size() > 1)) {
            throw Failure.badInput("--proof goes with --certificate and one file");
        }
        int code = certificates ? certificates() : worlds();
        if (json.on) {
            terminal.line(Json.text(Json.object("files", found)));
        }
        return code;
    }

    private int certificates() {
        boolean hold = true;
        for (Path file : files) {
            CertificateCheck check = new CertificateCheck(terminal, file, proofs);
            hold &= check.holds(!json.on);
            found.add(check.json());
        }
        return hold ? 0 : Failure.FAILED;
    }

    private int worlds() {
        List<Rules> games = game == null ? RuleBook.all() : List.of(RuleBook.get(game));
        int wrong = 0;
        for (Path file : files.stream().flatMap(WorldsCheck::inFolder).toList()) {
            wrong += check(file, games) ? 0 : 1;
        }
        boolean missing = files.stream().anyMatch(file -> !Files.exists(file));
        return missing ? Failure.BAD_INPUT : wrong == 0 ? 0 : Failure.FAILED;
    }

    // A folder stands for the worlds in it.
    private static Stream<Path> inFolder(Path file) {
        List<Path> within = Files.isDirectory(file) ? FolderLibrary.worldFiles(file) : List.of(file);
        return within.isEmpty() ? Stream.of(file) : within.stream();
    }

    private boolean check(Path file, List<Rules> games) {
        try {
            tell(file, verdict(file, TextFile.read(file, WorldText.MOST_CHARACTERS), games));
            return true;
        } catch (RuntimeException e) {
            String fault = Outcome.of(e).message();
            terminal.err().println(fault);
            found.add(Json.object("file", file.toString(), "right", false, "fault", fault));
            return false;
        }
    }

    private record Right(Rules rules, World world) {}

    private void tell(Path file, Right right) {
        World world = right.world();
        if (!json.on) {
            terminal.line(file + ": right for " + right.rules().id() + ", " + world.topology() + ", "
                    + Words.contents(world, right.rules()));
        }
        found.add(Json.object(
                "file", file.toString(),
                "right", true,
                "game", right.rules().id(),
                "topology", world.topology().id(),
                "dangers", world.dangers(),
                "gold", world.golds(),
                "blocked", world.blocked()));
    }

    // Without --game the file may be for any; the error shown is that of the game whose reading gets furthest.
    private static Right verdict(Path file, String text, List<Rules> games) {
        Optional<IllegalArgumentException> first = Optional.empty();
        for (Rules rules : games) {
            try {
                return new Right(rules, WorldText.read(file.toString(), text, rules));
            } catch (IllegalArgumentException e) {
                first = first.isPresent() && !isSymbol(first.get()) ? first : Optional.of(e);
            }
        }
        throw first.orElseThrow();
    }

    private static boolean isSymbol(IllegalArgumentException e) {
        return String.valueOf(e.getMessage()).contains("expected a clue,");
    }
}
