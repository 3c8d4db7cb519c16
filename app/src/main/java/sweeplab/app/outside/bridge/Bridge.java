// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside.bridge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.GameId;

/** The way to start an agent of a well-known course or contest, unmodified, behind a program that speaks the protocol for it. */
public final class Bridge {

    private static final String SCRIPT = script();

    private Bridge() {}

    /** The command that starts it. The kinds are cs50, uci and codingame; the words are a file, a folder or a command. */
    public static List<String> to(String kind, List<String> words) {
        List<String> command = new ArrayList<>(List.of("python3", "-u", "-c", SCRIPT, kind));
        command.addAll(words);
        return command;
    }

    /** True if agents of this kind can play the game: they know one game on squares, and those of CodinGame one size of board. */
    public static boolean plays(String kind, GameId game) {
        return game.rules().id().equals("classic")
                && game.board().filter(board -> plays(kind, board)).isPresent();
    }

    private static boolean plays(String kind, Board board) {
        boolean size = !kind.equals("codingame") || board.columns() == 30 && board.rows() == 16;
        return size && board.family().equals("square");
    }

    private static String script() {
        try (InputStream in = Objects.requireNonNull(Bridge.class.getResourceAsStream("bridge.py"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
