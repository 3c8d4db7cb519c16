// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Roster;
import sweeplab.app.command.option.Agents;
import sweeplab.app.terminal.Keys;
import sweeplab.app.terminal.Screen;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Window;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;

/** On a small terminal the board is in sight, whatever else is to be said. */
final class StageTest {

    private static final Window SMALL = new Window(10, 20);
    private static final Setup BOARD = GameId.parse("9x9/10 opening@4,4 #1").setup(new Catalogue());

    private static Keys typed(String keys, Window window) {
        Keys piped = Keys.piped(new BufferedReader(new StringReader(keys)));
        return new Keys() {
            @Override
            public Optional<Character> next() {
                return piped.next();
            }

            @Override
            public Optional<String> line(String question) {
                return piped.line(question);
            }

            @Override
            public Window window() {
                return window;
            }

            @Override
            public void close() {
                piped.close();
            }
        };
    }

    private static List<List<String>> watched(String keys, Window window) {
        StringWriter out = new StringWriter();
        Terminal terminal = new Terminal(
                new PrintWriter(out),
                new PrintWriter(new StringWriter()),
                new BufferedReader(new StringReader("")),
                false,
                false);
        Roster.Entry player = Agents.all().get("sps");
        try (Screen screen = new Screen(terminal)) {
            new Watching(BOARD, player, 1, false, Budget::unlimited, false).run(typed(keys, window), screen);
        }
        List<List<String>> pictures = new ArrayList<>(List.of(new ArrayList<>()));
        for (String line : out.toString().split("\n", -1)) {
            if (line.isEmpty()) {
                pictures.add(new ArrayList<>());
            } else {
                pictures.get(pictures.size() - 1).add(line);
            }
        }
        return pictures.stream().filter(picture -> !picture.isEmpty()).toList();
    }

    private static void assertInSight(List<String> picture) {
        assertThat(SMALL.rows(picture)).as(String.join("\n", picture)).isLessThan(SMALL.lines());
        assertThat(picture.stream().filter(line -> line.matches("\\d \\|.*")).count())
                .as(String.join("\n", picture))
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n\n", "\nw\n", "h\nh\nh\nh\n", "g\nw\n"})
    void whoWatchesSeesTheBoard(String keys) {
        assertThat(watched(keys, SMALL)).isNotEmpty().allSatisfy(StageTest::assertInSight);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\nw\n", "h\nh\nh\nh\n"})
    void whoPlaysSeesTheBoard(String keys) {
        new Playing(BOARD, 1, false, Budget::unlimited, false).run(typed(keys, SMALL), StageTest::assertInSight);
    }

    @Test
    void helpIsCutToWhatFits() {
        List<String> first = watched("", SMALL).get(0);
        assertThat(first.get(first.size() - 1)).isEqualTo("Enter move, u undo,");
        assertThat(watched("", new Window(24, 80)).toString()).endsWith("q quit]]");
    }
}
