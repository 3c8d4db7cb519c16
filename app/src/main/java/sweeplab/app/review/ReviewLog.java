// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.app.library.TraceFile;
import sweeplab.app.terminal.Failure;

/** Judged games, one line of JSON each, perhaps in a file that a later run goes on with. */
public final class ReviewLog {

    private final Optional<Path> file;
    private final Set<String> done = new HashSet<>();
    private final List<Map<String, @Nullable Object>> games = new ArrayList<>();

    /** With a file, the games that it holds are there already. */
    public ReviewLog(Optional<Path> file) {
        this.file = file;
        file.ifPresent(path -> TraceFile.checkFolder("--log", path));
        file.filter(Files::exists).ifPresent(this::read);
    }

    // A device has no end to be read to.
    private static void checkKind(Path path) {
        if (!Files.isRegularFile(path)) {
            throw Failure.badInput("--log " + path + ": this is no plain file, which a later run could go on with");
        }
    }

    // The last line may have been cut off when a run was stopped: its game is judged again, on a line of its own.
    private void read(Path path) {
        checkKind(path);
        try {
            String text = Files.readString(path);
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            int number = 0;
            for (String line : whole.lines().toList()) {
                number++;
                take(path + ", line " + number, line);
            }
            if (whole.length() < text.length()) {
                Files.writeString(path, whole);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // Somebody's other file is not written on.
    private void take(String where, String line) {
        try {
            take(line);
        } catch (IllegalArgumentException e) {
            throw Failure.badInput(
                    "--log " + where + ": this is no judged game, so nothing is added: name another file");
        }
    }

    @SuppressWarnings("unchecked")
    private void take(String line) {
        if (Json.read(line) instanceof Map<?, ?> game && done.add(String.valueOf(game.get("file")))) {
            games.add((Map<String, @Nullable Object>) game);
        }
    }

    public synchronized boolean has(String name) {
        return done.contains(name);
    }

    public synchronized void add(String name, Map<String, @Nullable Object> review) {
        Map<String, @Nullable Object> game = Json.object("file", name);
        game.putAll(review);
        String line = Json.text(game);
        take(line);
        file.ifPresent(path -> append(path, line + "\n"));
    }

    private static void append(Path path, String line) {
        try {
            Files.writeString(path, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw Failure.failed("--log " + path + " cannot be written: " + e.getMessage()
                    + "\nWhat it holds is kept: the same command goes on when there is room.");
        }
    }

    /** All games, in the order of their names whichever was judged first. */
    public synchronized List<Map<String, @Nullable Object>> games() {
        return games.stream()
                .sorted(Comparator.comparing(game -> String.valueOf(game.get("file"))))
                .toList();
    }
}
