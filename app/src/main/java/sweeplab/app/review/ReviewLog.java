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

/** Judged games, one line of JSON each, perhaps in a file that a later run goes on with. */
public final class ReviewLog {

    private final Optional<Path> file;
    private final Set<String> done = new HashSet<>();
    private final List<Map<String, @Nullable Object>> games = new ArrayList<>();

    /** With a file, the games that it holds are there already. */
    public ReviewLog(Optional<Path> file) {
        this.file = file;
        file.filter(Files::exists).ifPresent(this::read);
    }

    // The last line may have been cut off when a run was stopped.
    private void read(Path path) {
        try {
            for (String line : Files.readAllLines(path)) {
                if (line.endsWith("}")) {
                    take(line);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
            throw new UncheckedIOException(e);
        }
    }

    /** All games, in the order of their names whichever was judged first. */
    public synchronized List<Map<String, @Nullable Object>> games() {
        return games.stream()
                .sorted(Comparator.comparing(game -> String.valueOf(game.get("file"))))
                .toList();
    }
}
