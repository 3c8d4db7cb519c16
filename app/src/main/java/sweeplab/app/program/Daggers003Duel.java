// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.Optional;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.Setup;
import sweeplab.play.Duel;
import sweeplab.sat.SatAgents;
import sweeplab.view.View;

/** Report 003's program Logic3 (D13): the agent and the user probe one board in turn, and whoever finds more gold wins. */
final class Daggers003Duel {

    private final Terminal terminal;
    private final Duel duel;
    private int seen;

    private Daggers003Duel(Terminal terminal, Setup setup, Agent agent) {
        this.terminal = terminal;
        duel = new Duel(setup, agent, this::user);
    }

    static void run(Terminal terminal, ProgramOptions options) {
        boolean again = true;
        for (int round = 0; again; round++) {
            Optional<Setup> setup = Daggers003Program.choose(terminal, options, round);
            if (setup.isEmpty()) {
                return;
            }
            Agent agent = SatAgents.addTo(Roster.core())
                    .get("daggers-003-logic3")
                    .maker()
                    .apply(options.seed());
            again = new Daggers003Duel(terminal, setup.get(), agent).play()
                    && Daggers003Program.again(new Prompt(terminal));
        }
    }

    // False if the input came to its end.
    private boolean play() {
        while (!duel.over()) {
            boolean agents = duel.turn() == 0;
            int cell = duel.play();
            if (cell < 0) {
                return false;
            }
            terminal.line((agents ? "CPU probes " : "You probe ") + Daggers003Program.place(duel.view(), cell));
            for (; seen < duel.view().opened(); seen++) {
                Daggers003Program.reveal(terminal, duel.view(), seen);
            }
            Daggers003Program.board(terminal, duel.view());
        }
        terminal.line("Gold found by CPU: " + duel.gold(0) + ", by you: " + duel.gold(1));
        terminal.line(verdict());
        return true;
    }

    private String verdict() {
        if (duel.gold(0) == duel.gold(1)) {
            return "It is a draw.";
        }
        return duel.gold(0) > duel.gold(1) ? "CPU wins!" : "You win!";
    }

    private Decision user(View view) {
        Prompt prompt = new Prompt(terminal);
        while (true) {
            Optional<Integer> row = prompt.number(
                    "Enter the x coordinate (row) of the cell to probe:",
                    view.topology().rows());
            Optional<Integer> column = row.flatMap(x -> prompt.number(
                    "Enter the y coordinate (column) of the cell to probe:",
                    view.topology().columns()));
            if (column.isEmpty()) {
                return new Decision.Resign("end of input");
            }
            int cell = view.topology().cell(row.get() - 1, column.get() - 1);
            if (view.covered(cell)) {
                return new Decision.Guess("you", cell, Double.NaN);
            }
            terminal.line(Daggers003Program.place(view, cell) + " is open already: choose a covered cell (u or m).");
        }
    }
}
