// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.app.library.LockedFile;
import sweeplab.app.library.OutFile;
import sweeplab.app.terminal.Failure;

/** Judged games, one line of JSON each, perhaps in a file that a later run goes on with. */
public final class ReviewLog implements AutoCloseable {

    private final String name;
    private final Optional<LockedFile> file;
    private final Set<String> done = new HashSet<>();
    private final List<Map<String, @Nullable Object>> games = new ArrayList<>();

    /** With a file, the games that it holds are there already. */
    public ReviewLog(Optional<Path> path) {
        name = "--log " + path.map(Path::toString).orElse("");
        path.ifPresent(each -> OutFile.checkLasting("--log", each));
        file = path.map(LockedFile::open);
        try {
            file.ifPresent(this::read);
        } catch (Failure e) {
            close();
            throw e;
        }
    }

    // The last line may have been cut off when a run was stopped: its game is judged again, on a line of its own.
    private void read(LockedFile locked) {
        try {
            String text = locked.text();
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            int number = 0;
            for (String line : whole.lines().toList()) {
                number++;
                take(number, line);
            }
            locked.keep(whole);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    // Somebody's other file is not written on.
    private void take(int number, String line) {
        try {
            take(line);
        } catch (IllegalArgumentException e) {
            throw Failure.badInput(
                    name + ", line " + number + ": this is no judged game, so nothing is added: name another file");
        }
    }

    @SuppressWarnings("unchecked")
    private void take(String line) {
        if (Json.read(line) instanceof Map<?, ?> game && done.add(String.valueOf(game.get("file")))) {
            games.add((Map<String, @Nullable Object>) game);
        }
    }

    public synchronized boolean has(String game) {
        return done.contains(game);
    }

    public synchronized void add(String game, Map<String, @Nullable Object> review) {
        Map<String, @Nullable Object> judged = Json.object("file", game);
        judged.putAll(review);
        String line = Json.text(judged);
        take(line);
        file.ifPresent(locked -> append(locked, line + "\n"));
    }

    private void append(LockedFile locked, String line) {
        try {
            locked.write(line);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private Failure failed(IOException e) {
        return Failure.failed(name + " cannot be written: " + e.getMessage()
                + "\nWhat it holds is kept: the same command goes on when there is room.");
    }

    /** All games, in the order of their names whichever was judged first. */
    public synchronized List<Map<String, @Nullable Object>> games() {
        return games.stream()
                .sorted(Comparator.comparing(game -> String.valueOf(game.get("file"))))
                .toList();
    }

    @Override
    public void close() {
        try {
            if (file.isPresent()) {
                file.get().close();
            }
        } catch (IOException e) {
            throw failed(e);
        }
    }
}
