package sweeplab.app.command;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import sweeplab.app.json.JsonLines;
import sweeplab.app.library.TextFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.play.NoGuess;

/** Plays the certificates of a file, line by line, with every proof checked from what the player sees. */
record CertificateCheck(Terminal terminal) {

    private static final int MOST_CHARACTERS = 1 << 30;

    boolean holds(Path file) {
        int boards = 0;
        int wrong = 0;
        int number = 0;
        for (String line : TextFile.read(file, MOST_CHARACTERS).split("\n")) {
            number++;
            if (!line.isBlank()) {
                boards++;
                Optional<String> fault = fault(file + ", line " + number, line);
                fault.ifPresent(terminal.err()::println);
                wrong += fault.isPresent() ? 1 : 0;
            }
        }
        terminal.line(file + ": " + boards + " boards, " + (boards - wrong) + " certificates hold");
        return wrong == 0 && boards > 0;
    }

    private static Optional<String> fault(String where, String line) {
        Map<String, String> texts = JsonLines.texts(line);
        String id = texts.get("id");
        String certificate = texts.get("certificate");
        if (id == null || certificate == null) {
            throw Failure.badInput(
                    where + ": a line needs an id and a certificate, as sweep generate --no-guess writes them");
        }
        return NoGuess.fault(GameId.parse(id).setup(new Catalogue()), certificate)
                .map(fault -> where + ": " + fault);
    }
}
