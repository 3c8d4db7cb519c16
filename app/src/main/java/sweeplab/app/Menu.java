// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import sweeplab.app.terminal.Terminal;

/** What a person gets who types {@code sweep} and nothing more: a small menu that leads to the main commands. */
record Menu(Terminal terminal) {

    private static final String[] CHOICES = {
        "",
        "Sweeplab, a laboratory for logical agents on sweeper games",
        "",
        "New here? Try first:  sweep watch sps tornado:LARGE4   Enter for each move, w says why",
        "                      sweep play exact expert          a whole game at once",
        "                      sweep web                        play yourself, in the browser",
        "",
        "  1  play      an agent plays a game",
        "  2  watch     an agent plays, one move at a time",
        "  3  analyse   what can be said of a position",
        "  4  help      all commands",
        "  q  quit",
        ""
    };

    void show() {
        for (String choice = choose(); !choice.equals("q"); choice = choose()) {
            switch (choice) {
                case "1", "play" -> play("play");
                case "2", "watch" -> play("watch");
                case "3", "analyse" -> analyse();
                case "4", "help" -> Main.run(terminal, "--help");
                default -> terminal.line("'" + choice + "' is not in the menu: type 1, 2, 3, 4 or q.");
            }
        }
        terminal.line("Bye.");
    }

    private String choose() {
        for (String line : CHOICES) {
            terminal.line(line);
        }
        String choice = ask("Your choice", "q").orElse("q").toLowerCase(Locale.ROOT);
        return choice.equals("quit") ? "q" : choice;
    }

    private void play(String command) {
        Optional<String> agent = ask("Agent ('sweep agents' lists them)", "sps");
        Optional<String> world = agent.flatMap(given -> ask("World, board or level", "tornado:LARGE4"));
        world.ifPresent(given -> Main.run(terminal, command, agent.orElseThrow(), given));
    }

    private void analyse() {
        ask("Position (a file, a text or a URL)", "").ifPresent(position -> Main.run(terminal, "analyse", position));
    }

    // Nothing at the end of input; the default on an empty line.
    private Optional<String> ask(String question, String standard) {
        terminal.out().print(question + (standard.isEmpty() ? "" : " [" + standard + "]") + ": ");
        terminal.flush();
        try {
            return Optional.ofNullable(terminal.in().readLine())
                    .map(String::strip)
                    .map(line -> line.isEmpty() ? standard : line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
