// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.Locale;
import sweeplab.agent.Roster;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Notation;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.sat.SatAgents;
import sweeplab.trace.Step;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Report 001's programs Logic1 to Logic3 (D4): every action with the lives left, and the board after it. */
final class Daggers001Program {

    private static final Rules DAGGERS = RuleBook.get("daggers");

    private final Terminal terminal;
    private final Game game;
    private int seen;
    private int lives = 1;

    private Daggers001Program(Terminal terminal, Game game) {
        this.terminal = terminal;
        this.game = game;
    }

    static void run(Terminal terminal, ProgramOptions options, String logic) {
        if (options.words().size() != 1) {
            throw Failure.badInput(
                    "write java -jar " + logic + ".jar MAP, for instance java -jar " + logic + ".jar MEDIUM3");
        }
        // The report writes the map in brackets once.
        String name = options.words().get(0).replaceAll("^\\[|\\]$", "");
        GameId id = GameId.ofWorld(DAGGERS, options.library().spelling(DAGGERS, name));
        Roster.Entry player = SatAgents.addTo(Roster.core()).get("daggers-001-" + logic.toLowerCase(Locale.ROOT));
        terminal.line("seed: " + options.seed());
        Game game = id.setup(options.library()).newGame();
        Daggers001Program program = new Daggers001Program(terminal, game);
        program.end(Referee.play(game, player.maker().apply(options.seed()), program::tell));
    }

    private void tell(Step step) {
        View view = game.view();
        Topology topology = view.topology();
        if (step.kind() == Step.Kind.FLAG) {
            terminal.line("mark " + topology.row(step.cell()) + "," + topology.column(step.cell()) + " life: " + lives);
        }
        for (; seen < view.opened(); seen++) {
            int cell = view.opened(seen);
            lives += view.gold(cell) ? 1 : view.exploded(cell) ? -1 : 0;
            terminal.line("reveal " + topology.row(cell) + "," + topology.column(cell) + " life: " + lives);
        }
        Notation.of(DAGGERS).rows(view).forEach(row -> terminal.line(row + " "));
        terminal.line("");
    }

    private void end(Score score) {
        terminal.line("random probes: " + score.guesses());
        terminal.line(score.result() == Result.WON ? "game won" : "game lost");
    }
}
