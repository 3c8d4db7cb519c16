// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import sweeplab.agent.Roster;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Setup;
import sweeplab.play.Duel;
import sweeplab.trace.Trace;

/** A person against an agent on one board (D13), told as it goes. */
public final class Match {

    private final Terminal terminal;
    private final Duel duel;
    private final String agentName;
    private final long seed;
    private final int human;
    private final int goldInAll;

    public Match(Terminal terminal, Setup setup, Roster.Entry player, long seed, boolean agentFirst, boolean strict) {
        this.terminal = terminal;
        Human person = new Human(terminal);
        var agent = player.maker().apply(seed);
        duel = agentFirst ? new Duel(setup, agent, person, strict) : new Duel(setup, person, agent, strict);
        agentName = player.name();
        this.seed = seed;
        human = agentFirst ? 1 : 0;
        goldInAll = setup.world().golds();
        terminal.line("You against " + agentName + " on " + setup.id() + ", seed " + seed + ": " + goldInAll
                + " gold to find, "
                + Words.count(setup.world().dangers(), setup.rules().danger()) + " to avoid.");
        terminal.line("Type row,column to probe, f row,column to flag, q to leave.");
        show(BoardPainter.NOTHING);
    }

    public void play() {
        while (!duel.over() && goldLeft() > 0) {
            int turn = duel.turn();
            int cell = duel.play();
            if (cell < 0) {
                terminal.line(turn == human ? "You leave the game." : agentName + " has no move.");
                break;
            }
            if (turn != human) {
                terminal.line(agentName + " probes " + duel.view().topology().name(cell) + ".");
            }
            show(cell);
        }
        terminal.line(verdict());
    }

    /** The game so far. */
    public Trace trace() {
        return duel.trace("you and " + agentName, seed);
    }

    private void show(int cell) {
        terminal.line("");
        new BoardPainter(terminal.colour()).marking(cell).paint(duel.view()).forEach(terminal::line);
        terminal.line("");
        terminal.line("Gold: you " + mine() + ", " + agentName + " " + others() + ", " + goldLeft() + " left.");
    }

    private int goldLeft() {
        return goldInAll - mine() - others();
    }

    private int mine() {
        return duel.gold(human);
    }

    private int others() {
        return duel.gold(1 - human);
    }

    private String verdict() {
        String score = " with " + mine() + " gold to " + others() + ".";
        if (mine() == others()) {
            return "A draw" + score;
        }
        return mine() > others() ? "You win" + score : agentName + " wins, you lose" + score;
    }
}
