// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.app.terminal.Terminal;
import sweeplab.view.View;

/** A player who types; a bad answer is explained and asked for again, and the end of input ends the game. */
record Human(Terminal terminal) implements Agent {

    /** What a person goes by. */
    static final String BY = "you";

    @Override
    public Decision decide(View view) {
        while (true) {
            terminal.out().print("Your move: ");
            terminal.flush();
            String line = read();
            if (line == null || line.strip().toLowerCase(Locale.ROOT).matches("q|quit|exit")) {
                return new Decision.Resign(BY);
            }
            try {
                return decision(view, TypedCell.parse(line, view.topology()));
            } catch (IllegalArgumentException e) {
                terminal.line(String.valueOf(e.getMessage()));
            }
        }
    }

    private static Decision decision(View view, TypedCell asked) {
        if (!view.covered(asked.cell()) || asked.flag() && view.flagged(asked.cell())) {
            throw new IllegalArgumentException(view.topology().name(asked.cell())
                    + (asked.flag() ? " cannot be flagged" : " is open already") + ": choose a covered cell");
        }
        return asked.flag()
                ? new Decision.Certain(BY, Move.flag(asked.cell()))
                : new Decision.Guess(BY, asked.cell(), Double.NaN);
    }

    private @Nullable String read() {
        try {
            return terminal.in().readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
