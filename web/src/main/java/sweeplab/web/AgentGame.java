// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.List;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Setup;
import sweeplab.play.Session;
import sweeplab.trace.Step;
import sweeplab.view.View;

/** A game that an agent of the page plays. */
final class AgentGame implements WatchedGame {

    private final Setup setup;
    private final Session session;

    AgentGame(Setup setup, String agent, long seed) {
        this.setup = setup;
        Roster.Entry entry = PageAgents.roster().get(agent);
        session = new Session(setup, entry.name(), entry.maker(), seed);
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public PageJson run(int most) {
        int before = session.steps().size();
        boolean more = true;
        for (int i = 0; i < most && more; i++) {
            more = session.step();
        }
        List<Step> steps = session.steps();
        List<PageJson> made = steps.subList(before, steps.size()).stream()
                .map(WatchedGame::json)
                .toList();
        return PageJson.object("steps", made, "done", !more, "by", session.by());
    }

    @Override
    public View view(int moves) {
        return moves == NOW
                ? session.view()
                : session.trace().first(moves).replay(setup).view();
    }
}
