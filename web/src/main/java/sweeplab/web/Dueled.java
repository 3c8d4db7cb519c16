package sweeplab.web;

import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Setup;
import sweeplab.play.Duel;
import sweeplab.view.View;

/** A duel for gold between the person at the page and an agent (D13). */
final class Dueled {

    private final Setup setup;
    private final Duel duel;
    private int wanted = -1;

    Dueled(Setup setup, String agent, long seed) {
        this.setup = setup;
        duel = new Duel(
                setup,
                view -> new Decision.Guess("you", wanted, Double.NaN),
                Roster.core().get(agent).maker().apply(seed));
    }

    Setup setup() {
        return setup;
    }

    View view() {
        return duel.view();
    }

    /** The person opens a cell; false if that is not possible. */
    boolean probe(int cell) {
        if (duel.over() || duel.turn() != 0 || !view().covered(cell)) {
            return false;
        }
        wanted = cell;
        return duel.play() >= 0;
    }

    /** The agent opens a cell, and says which; -1 if it has no move, and then the person goes on. */
    int answer() {
        return duel.over() || duel.turn() != 1 ? -1 : duel.play();
    }

    Json score() {
        return Json.object(
                "you", duel.gold(0), "agent", duel.gold(1), "over", duel.over(), "left", view().left());
    }
}
