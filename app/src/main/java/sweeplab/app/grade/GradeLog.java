// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sweeplab.app.json.Json;
import sweeplab.app.library.LockedFile;
import sweeplab.app.library.OutFile;
import sweeplab.arena.GameRecord;
import sweeplab.arena.RecordReader;

/**
 * What was graded so far, in a file, so that a run that was stopped goes on: for each submission a line that names it, then a line a
 * game. A submission counts as graded only if its files, the games and the terms are still the same.
 */
public final class GradeLog implements AutoCloseable {

    private static final Pattern HEAD = Pattern.compile(
            "\\{\"submission\":\"(.*)\",\"digest\":\"([0-9a-f]+)\",\"language\":\"(.*)\",\"games\":(\\d{1,7})(?:,\"seed\":(-?\\d{1,19}))?\\}");

    private final Path path;
    private final LockedFile file;
    private final Map<String, Marked> graded = new LinkedHashMap<>();
    private OptionalLong seed = OptionalLong.empty();

    private GradeLog(Path path) {
        this.path = path;
        file = LockedFile.open(path);
    }

    /** Reads what is there, if anything, and leaves out what was not finished. */
    public static GradeLog open(Path path) {
        GradeLog log = new GradeLog(path);
        try {
            log.read();
        } catch (IllegalArgumentException e) {
            log.close();
            throw e;
        }
        return log;
    }

    private void read() {
        OutFile.write(path, () -> {
            StringBuilder finished = new StringBuilder();
            take(whole(file.text())).forEach(line -> finished.append(line).append('\n'));
            file.keep(finished.toString());
        });
    }

    // A line that has no end was being written when somebody pulled the plug.
    private List<String> whole(String text) {
        int end = text.lastIndexOf('\n') + 1;
        if (end < text.length() && text.charAt(end) != '{') {
            throw foreign(text.substring(0, end).lines().count());
        }
        return text.substring(0, end).lines().toList();
    }

    private IllegalArgumentException foreign(long linesBefore) {
        return new IllegalArgumentException(path + ", line " + (linesBefore + 1) + ": this is no log of 'sweep grade'");
    }

    // The lines of all submissions that are there to their last game.
    private List<String> take(List<String> lines) {
        List<String> whole = new ArrayList<>();
        int next = 0;
        while (next < lines.size()) {
            Matcher head = HEAD.matcher(lines.get(next));
            if (!head.matches()) {
                throw foreign(next);
            }
            int end = next + 1 + Integer.parseInt(head.group(4));
            if (end > lines.size()) {
                break;
            }
            List<GameRecord> games = lines.subList(next + 1, end).stream()
                    .map(RecordReader::read)
                    .toList();
            graded.put(head.group(2), new Marked(named(head.group(1)), named(head.group(3)), games));
            seed = head.group(5) == null ? seed : OptionalLong.of(Long.parseLong(head.group(5)));
            whole.addAll(lines.subList(next, end));
            next = end;
        }
        return whole;
    }

    private static String named(String quoted) {
        return String.valueOf(Json.read("\"" + quoted + "\""));
    }

    /** What came of a submission with this digest, if that is known. */
    synchronized Optional<Marked> find(String digest) {
        return Optional.ofNullable(graded.get(digest));
    }

    /** The seed of the last one that was graded, so that a run without a seed of its own goes on with the same games. */
    public OptionalLong seed() {
        return seed;
    }

    synchronized void add(String digest, Marked marked, long seedOfAll) {
        StringBuilder lines = new StringBuilder(Json.text(Json.object(
                        "submission",
                        marked.name(),
                        "digest",
                        digest,
                        "language",
                        marked.language(),
                        "games",
                        marked.games().size(),
                        "seed",
                        seedOfAll)))
                .append('\n');
        for (GameRecord game : marked.games()) {
            game.write(lines);
            lines.append('\n');
        }
        OutFile.write(path, () -> file.write(lines.toString()));
        graded.put(digest, marked);
    }

    @Override
    public void close() {
        OutFile.write(path, file::close);
    }
}
