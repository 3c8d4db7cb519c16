// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.RandomProbing;
import sweeplab.catalogue.Setup;
import sweeplab.play.Duel;
import sweeplab.view.View;

/** A duel for gold between the person at the page and an agent (D13). */
final class Dueled implements OpenGame {

    private final Setup setup;
    private final Duel duel;
    private int wanted = -1;

    Dueled(Setup setup, String agent, long seed) {
        this.setup = setup;
        duel = new Duel(
                setup,
                view -> new Decision.Guess("you", wanted, Double.NaN),
                orRandom(PageAgents.roster().get(agent).maker().apply(seed), new RandomProbing(seed)));
    }

    // Whoever stops when nothing follows would leave the person waiting.
    private static Agent orRandom(Agent agent, Agent random) {
        return view -> {
            Decision decision = agent.decide(view);
            return decision instanceof Decision.Resign ? random.decide(view) : decision;
        };
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public View view(int moves) {
        return duel.view();
    }

    /** The person opens a cell; false if that is not possible. */
    boolean probe(int cell) {
        if (duel.over() || duel.turn() != 0 || !duel.view().covered(cell)) {
            return false;
        }
        wanted = cell;
        return duel.play() >= 0;
    }

    /** The agent opens a cell, and says which. */
    int answer() {
        return duel.over() || duel.turn() != 1 ? -1 : duel.play();
    }

    PageJson score() {
        return PageJson.object(
                "you",
                duel.gold(0),
                "agent",
                duel.gold(1),
                "over",
                duel.over(),
                "left",
                duel.view().left());
    }
}
