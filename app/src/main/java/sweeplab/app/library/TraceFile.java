// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sweeplab.app.terminal.Failure;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.trace.Trace;
import sweeplab.world.Topology;

/** A file of many games, one trace after the other. */
public final class TraceFile {

    static final String FIRST_LINE = "sweeplab-trace 1";

    private final Path path;

    public TraceFile(Path path) {
        this.path = path;
    }

    /** Begins an empty file. */
    public void begin() {
        OutFile.write(
                path, "", StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
    }

    /** Goes on behind the games that are there; should a stop have torn the last line, the next game has its own. */
    public void goOn() {
        OutFile.write(
                path,
                () -> Files.writeString(
                        path,
                        Files.exists(path) && Files.size(path) > 0 ? "\n" : "",
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND));
    }

    /** Puts a game behind the others; whatever happens later, it is there. */
    public synchronized void add(Trace trace, Topology topology) {
        OutFile.write(path, trace.text(topology) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Leaves these games, each once and in this order; a game is known by its first four lines. */
    public void arrange(List<String> heads) {
        if (!Files.exists(path)) {
            return;
        }
        Path next = path.resolveSibling(path.getFileName() + ".next");
        OutFile.write(path, () -> {
            // A game that was torn and played again is there twice, and the later one is whole.
            Map<String, TraceIndex.Place> games = new HashMap<>();
            TraceIndex.of(path).games().forEach(game -> games.put(game.head(), game));
            try (RandomAccessFile in = new RandomAccessFile(path.toFile(), "r");
                    OutputStream out = new BufferedOutputStream(Files.newOutputStream(next))) {
                for (String head : heads) {
                    if (games.containsKey(head)) {
                        String game = new String(games.get(head).read(in), StandardCharsets.UTF_8);
                        out.write((game.strip() + "\n\n").getBytes(StandardCharsets.UTF_8));
                    }
                }
            }
            Files.move(next, path, StandardCopyOption.REPLACE_EXISTING);
        });
    }

    /** The first lines of a game, by which it is known. */
    public static String head(String id, String agent, long seed) {
        return FIRST_LINE + "\ngame " + id + "\nagent " + agent + "\nseed " + seed;
    }

    /** One of several games in a text, counted from 1; if there is only one, nothing need be said. */
    static Source pick(Source source, Optional<Integer> number) {
        if (!source.isText() || !source.firstLine().startsWith("sweeplab-trace")) {
            number.ifPresent(any -> {
                throw Failure.badInput("--pick chooses among the traces of one file: this is none");
            });
            return source;
        }
        List<String> games = Trace.split(source.text());
        return Source.of(games.get(chosen(number, games.size())));
    }

    /** The same in a file, of which only that game is read. */
    static Source pick(Path file, Optional<Integer> number) {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            List<TraceIndex.Place> games = TraceIndex.of(file).games();
            TraceIndex.Place game = games.get(chosen(number, games.size()));
            if (game.to() - game.from() > SizeLimits.BYTES) {
                throw new IllegalArgumentException(Given.tooLarge(file.toString()));
            }
            return Source.of(game.read(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int chosen(Optional<Integer> number, int games) {
        if (number.isEmpty() && games > 1 || number.stream().anyMatch(chosen -> chosen < 1 || chosen > games)) {
            String given = number.map(chosen -> "--pick " + chosen + ": ").orElse("");
            throw Failure.badInput(given
                    + (games == 1
                            ? "there is only one game: leave --pick out"
                            : "there are " + games + " games: choose one with --pick N, from 1 to " + games));
        }
        return number.orElse(1) - 1;
    }
}
