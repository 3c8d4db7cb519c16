// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.app.Main;
import sweeplab.app.terminal.Terminal;

/** Report 002's program on a terminal, as a person sees it who types. */
final class RedrawnInPlaceTest {

    private static final int COLUMNS = 80;

    /** What stands on a screen of 80 columns after all that was typed. */
    private static List<String> screen(String typed) {
        StringWriter written = new StringWriter();
        PrintWriter out = new PrintWriter(written);
        BufferedReader in = new BufferedReader(new StringReader(typed)) {
            @Override
            public String readLine() throws IOException {
                String line = super.readLine();
                // A terminal shows what is typed on it.
                out.print(line == null ? "" : line + "\n");
                return line;
            }
        };
        Terminal terminal = new Terminal(out, new PrintWriter(new StringWriter()), in, true, false);
        assertThat(Main.run(terminal, "program", "report", "daggers-002/Logic1"))
                .isZero();
        return rows(written.toString());
    }

    private static List<String> rows(String written) {
        List<String> rows = new ArrayList<>();
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < written.length(); i++) {
            char next = written.charAt(i);
            if (next == '\u001b') {
                int end = written.indexOf("A\u001b[J", i);
                int up = Integer.parseInt(written.substring(i + 2, end));
                assertThat(up).as("never above the first row").isBetween(1, rows.size());
                rows.subList(rows.size() - up, rows.size()).clear();
                i = end + 3;
            } else if (next == '\n') {
                rows.add(row.toString());
                row.setLength(0);
            } else {
                if (row.length() == COLUMNS) {
                    rows.add(row.toString());
                    row.setLength(0);
                }
                row.append(next);
            }
        }
        rows.add(row.toString());
        return rows;
    }

    @Test
    @DisplayName("issue 17, 13: one bad name after the other is asked for again in the same place, however long it is")
    void badNames() {
        String question = "Enter world to operate on [or 'exit' to exit the program]:";
        List<String> screen = screen("EASY99\n\n" + "x".repeat(200) + "\nnowhere\nexit\n");
        assertThat(screen)
                .containsExactly(
                        "There is no world 'nowhere': EASY1-10, MEDIUM1-10, HARD1-10, CUSTOM1-2", question, "exit", "");
    }

    @Test
    @DisplayName("issue 17, 13: a move is drawn over the one before")
    void moves() {
        List<String> screen = screen("EASY1\n0\n\n\nwhat?\nU\nQ\nexit\n");
        assertThat(screen.stream().filter(row -> row.startsWith("Keys: "))).hasSize(1);
        assertThat(screen.stream().filter("-----"::equals)).hasSize(6);
        assertThat(screen).contains("Taken back:").doesNotContain("what?");
    }
}
