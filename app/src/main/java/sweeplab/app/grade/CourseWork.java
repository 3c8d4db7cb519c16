// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sweeplab.app.outside.CommandWords;
import sweeplab.app.outside.bridge.Bridge;

/** Recognises the work of well-known courses and contests, which is run as it is, behind a bridge. */
final class CourseWork {

    private static final int LARGEST = 1 << 20;

    private CourseWork() {}

    static Optional<Way> in(Path room, List<Path> files) {
        return uci(room).or(() -> codingame(room)).or(() -> cs50(files));
    }

    private static Optional<Way> uci(Path room) {
        return Stream.of("MyAI.py", "src/MyAI.py", "Minesweeper_Python/src/MyAI.py")
                .map(room::resolve)
                .filter(Files::isRegularFile)
                .findFirst()
                .map(file -> way("CS 171", "uci", List.of(".")));
    }

    private static Optional<Way> codingame(Path room) {
        Path file = room.resolve("codingame.cmd");
        return Files.isRegularFile(file)
                ? Optional.of(way("CodinGame", "codingame", CommandWords.of(Way.firstLine(file))))
                : Optional.empty();
    }

    private static Optional<Way> cs50(List<Path> files) {
        return files.stream()
                .filter(file -> Submission.ending(Way.name(file)).equals("py")
                        && text(file).contains("class MinesweeperAI"))
                .findFirst()
                .map(file -> way("CS50 AI", "cs50", List.of(Way.name(file))));
    }

    private static Way way(String language, String kind, List<String> words) {
        return new Way(language, Bridge.to(kind, words), false);
    }

    private static String text(Path file) {
        try {
            return Files.size(file) > LARGEST ? "" : Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
