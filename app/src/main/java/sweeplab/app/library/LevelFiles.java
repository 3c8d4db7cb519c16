// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sweeplab.app.terminal.Failure;
import sweeplab.format.Formats;
import sweeplab.format.document.FullBoard;
import sweeplab.rules.HexLevel;
import sweeplab.rules.TametsiLevel;

/** The levels of other games that a command is given: files by name, or all of a folder and those in it. */
public final class LevelFiles {

    private static final List<String> ENDINGS = List.of(".hexcells", ".puz");

    private LevelFiles() {}

    /** All of them, in the order of their names; a folder without any is refused. */
    public static List<Path> of(List<Path> given) {
        List<Path> files = given.stream()
                .flatMap(path -> Files.isDirectory(path) ? within(path) : Stream.of(path))
                .toList();
        if (files.isEmpty()) {
            throw Failure.badInput("no level in "
                    + String.join(", ", given.stream().map(Path::toString).toList()) + ": its name would end with "
                    + String.join(" or ", ENDINGS));
        }
        return files;
    }

    private static Stream<Path> within(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file -> Files.isRegularFile(file) && isLevel(String.valueOf(file.getFileName())))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isLevel(String name) {
        return ENDINGS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
    }

    /** The same name, refused if it is that of a level: games that many play are made by their id, which a level has not. */
    public static String noLevel(String name) {
        if (isLevel(name)) {
            throw Failure.badInput(
                    "--world " + name
                            + ": levels are played by 'sweep play AGENT FILE' and, many of them, by 'sweep bench levels PATH --agent AGENT'");
        }
        return name;
    }

    /** The level in a file. */
    public static FullBoard read(Path file, Formats formats) {
        Given given = new Given(file.toString(), Reader.nullReader());
        FullBoard board = given.board(given.read(formats, Optional.empty()));
        if (board.rules() instanceof HexLevel || board.rules() instanceof TametsiLevel) {
            return board;
        }
        throw Failure.badInput(file + " is no level of Hexcells or Tametsi, but a board of "
                + board.rules().id());
    }
}
