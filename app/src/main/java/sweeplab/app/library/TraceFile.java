// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.BufferedOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import sweeplab.app.terminal.Failure;
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
        OutFile.write(path, "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
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
            TraceIndex games = TraceIndex.of(path);
            try (RandomAccessFile in = new RandomAccessFile(path.toFile(), "r");
                    OutputStream out = new BufferedOutputStream(Files.newOutputStream(next))) {
                for (String head : heads) {
                    games.copy(head, in, out);
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
    public static Source pick(Source source, Optional<Integer> number) {
        List<String> games = source.isText() ? Trace.split(source.text()) : List.of();
        boolean traces = source.isText() && source.firstLine().startsWith("sweeplab-trace");
        if (number.isEmpty() && (!traces || games.size() == 1)) {
            return source;
        }
        if (!traces) {
            throw Failure.badInput("--pick chooses among the traces of one file: this is none");
        }
        if (number.isEmpty() || number.get() < 1 || number.get() > games.size()) {
            String given = number.map(chosen -> "--pick " + chosen + ": ").orElse("");
            throw Failure.badInput(given
                    + (games.size() == 1
                            ? "there is only one game: leave --pick out"
                            : "there are " + games.size() + " games: choose one with --pick N, from 1 to "
                                    + games.size()));
        }
        return Source.of(games.get(number.get() - 1));
    }
}
