// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sweeplab.app.command.option.ProofOptions;
import sweeplab.app.json.Json;
import sweeplab.app.json.JsonLines;
import sweeplab.app.library.LineFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.format.text.SizeLimits;
import sweeplab.game.Game;
import sweeplab.prove.Certificate;

/** Plays the certificates of a file, line by line, with every proof checked from what the player sees. */
public final class CertificateCheck {

    private static final byte[] END_OF_LINE = {'\n'};

    private final Terminal terminal;
    private final Path file;
    private final ProofOptions proofs;
    private boolean several;
    private int lines;
    private int boards;
    private int wrong;
    private final List<Map<String, @Nullable Object>> faults = new ArrayList<>();

    CertificateCheck(Terminal terminal, Path file, ProofOptions proofs) {
        this.terminal = terminal;
        this.file = file;
        this.proofs = proofs;
    }

    /** Checks all lines; says so if it is wanted. */
    boolean holds(boolean told) {
        if (Files.isDirectory(file)) {
            throw Failure.badInput(file + " is a folder, expected a file");
        }
        several = proofs.wanted() && severalBoards();
        try (InputStream in = in()) {
            if (LineFile.read(in, SizeLimits.BYTES, this::take) <= Files.size(file)) {
                throw Failure.badInput(place(lines + 1) + ": longer than " + SizeLimits.BYTES + " bytes");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (boards == 0) {
            throw Failure.badInput(file + " holds no certificate: expected lines of sweep generate --no-guess");
        }
        if (told) {
            say();
        }
        return wrong == 0;
    }

    // The last line may lack its end.
    private InputStream in() throws IOException {
        return new SequenceInputStream(Files.newInputStream(file), new ByteArrayInputStream(END_OF_LINE));
    }

    private boolean severalBoards() {
        int[] count = {0};
        try (InputStream in = in()) {
            LineFile.read(in, SizeLimits.BYTES, line -> (count[0] += line.isBlank() ? 0 : 1) < 2);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return count[0] > 1;
    }

    private void say() {
        int hold = boards - wrong;
        terminal.line(file + ": " + Words.count(boards, "board") + ", " + Words.count(hold, "certificate")
                + (hold == 1 ? " holds" : " hold"));
    }

    Map<String, @Nullable Object> json() {
        return Json.object("file", file.toString(), "boards", boards, "hold", boards - wrong, "faults", faults);
    }

    private String place(int line) {
        return file + ", line " + line;
    }

    private boolean take(String line) {
        lines++;
        if (!line.isBlank()) {
            boards++;
            Optional<String> fault = checked(line);
            fault.ifPresent(this::complain);
            wrong += fault.isPresent() ? 1 : 0;
        }
        return true;
    }

    private void complain(String fault) {
        terminal.err().println(place(lines) + ": " + fault);
        faults.add(Json.object("line", lines, "fault", fault));
    }

    private Optional<String> checked(String line) {
        try {
            return fault(
                    line,
                    proofs.wanted()
                            ? (id, game, certificate) -> proofs.write(id, game, certificate, boards, several)
                            : CertificateCheck::played);
        } catch (IllegalArgumentException e) {
            throw Failure.badInput(place(lines) + ": " + e.getMessage());
        }
    }

    /** What is wrong with the certificate of one line; an error if it is no such line. */
    public static Optional<String> fault(String line) {
        return fault(line, CertificateCheck::played);
    }

    /** Plays a certificate on its board and says what is wrong with it, if anything. */
    private interface CertificatePlay {
        Optional<String> fault(GameId id, Game game, String certificate);
    }

    private static Optional<String> played(GameId id, Game game, String certificate) {
        return Certificate.fault(certificate, game.view(), game::probe, game::flag);
    }

    private static Optional<String> fault(String line, CertificatePlay play) {
        Map<String, String> texts = JsonLines.texts(line);
        String id = texts.get("id");
        String certificate = texts.get("certificate");
        if (id == null || certificate == null) {
            throw new IllegalArgumentException(
                    "a line needs an id and a certificate, as sweep generate --no-guess writes them");
        }
        GameId game = GameId.parse(id);
        SizeLimits.check(game);
        Setup setup = game.setup(new Catalogue());
        String puzzle = texts.get("puzzle");
        if (puzzle != null && !PuzzleText.read(puzzle).world().equals(setup.world())) {
            return Optional.of("the puzzle is not of the board that the id names");
        }
        Supplier<Game> games =
                puzzle == null ? setup::newGame : () -> PuzzleText.read(puzzle).newGame();
        Game played = games.get();
        Optional<String> fault = play.fault(game, played, certificate);
        return fault.isPresent() ? fault : new BoardClaims(setup, games, certificate).fault(line);
    }
}
