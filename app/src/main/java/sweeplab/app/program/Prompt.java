// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import sweeplab.app.terminal.Terminal;

/** Questions to the person at the terminal; the end of input is an empty answer. */
record Prompt(Terminal terminal) {

    Optional<String> ask(String question) {
        terminal.line(question);
        return line();
    }

    Optional<String> line() {
        terminal.flush();
        try {
            return Optional.ofNullable(terminal.in().readLine()).map(String::strip);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Asks for a number until one from 1 to most is given; a bad answer is told what is accepted. */
    Optional<Integer> number(String question, int most) {
        Optional<String> answer = ask(question);
        while (answer.isPresent() && !isNumber(answer.get(), most)) {
            answer = ask("'" + answer.get() + "' is not possible: enter a number from 1 to " + most + ".");
        }
        return answer.map(Integer::valueOf);
    }

    private static boolean isNumber(String word, int most) {
        return word.matches("\\d{1,6}") && Integer.parseInt(word) >= 1 && Integer.parseInt(word) <= most;
    }
}
