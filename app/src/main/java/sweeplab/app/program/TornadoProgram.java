// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.io.PrintWriter;
import sweeplab.agent.Agent;
import sweeplab.app.terminal.Notation;
import sweeplab.catalogue.Setup;
import sweeplab.catalogue.WorldText;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.view.View;

/** Report 004's program {@code playSweeper.sh}: an agent plays a world and everything is printed as the report shows it (T5). */
public record TornadoProgram(String agentName, Agent agent, Setup setup, boolean verbose) {

    public void run(PrintWriter out) {
        print(out, "-------------------------------------------\n\n");
        print(
                out,
                "Agent " + agentName + " plays "
                        + setup.id().world().orElse(setup.id().toString()) + "\n\n");
        print(out, TornadoBoard.text(setup.world().topology(), this::trueSymbol));
        print(out, "Start!\n");
        Game game = setup.newGame();
        Result result = play(out, game);
        print(out, "Final map\n" + board(game.view()) + "\nResult: " + sentence(result) + "\n\n");
    }

    private static void print(PrintWriter out, String text) {
        out.print(text);
    }

    private String trueSymbol(int cell) {
        return WorldText.symbol(setup.world(), setup.rules(), cell);
    }

    private static String board(View view) {
        Notation notation = Notation.of(view.rules());
        return TornadoBoard.text(view.topology(), cell -> notation.symbol(view, cell));
    }

    // The view is printed before each step, so that the one after the last step is left to the final map.
    private Result play(PrintWriter out, Game game) {
        Referee referee = new Referee(game, agent, Referee.NOBODY);
        String before = verbose ? board(game.view()) : "";
        boolean any = false;
        while (referee.step()) {
            any = true;
            print(out, before);
            before = verbose ? board(game.view()) : "";
        }
        print(out, any ? "" : before);
        return referee.score().result();
    }

    private static String sentence(Result result) {
        return switch (result) {
            case WON -> "Agent alive: all solved";
            case LOST -> "Agent dead: found mine";
            case STUCK, FAULT -> "Agent not terminated";
        };
    }
}
