// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import sweeplab.agent.Agent;
import sweeplab.agent.RandomProbing;
import sweeplab.agent.Recipe;
import sweeplab.agent.Roster;
import sweeplab.infer.Inference;
import sweeplab.infer.Pace;
import sweeplab.infer.Satisfiability;
import sweeplab.infer.SinglePoint;
import sweeplab.logic.SatEngine;

/** The agents that run in the page: all of core's, and the reports' SAT agents on the page's own small solver. */
final class PageAgents {

    private PageAgents() {}

    static Roster roster() {
        return Roster.core()
                .add("P3", "report 004: SPS, SAT (solver of the page)", seed -> careful())
                .add("P4", "report 004: SPS, SAT on a CNF (solver of the page)", seed -> careful())
                .add("P5", "report 004: P3 for Reverse Tornado (solver of the page)", seed -> careful())
                .add("nettle-logic3", "report 000: SPS, SAT, random (solver of the page)", PageAgents::nettleLogic3);
    }

    private static Inference satisfiability() {
        return new Satisfiability(SatEngine.OWN.tools(), false);
    }

    private static Agent careful() {
        return new Recipe(Recipe.resign(), new SinglePoint(), Pace.oneByOne(satisfiability()));
    }

    private static Agent nettleLogic3(long seed) {
        return new Recipe(new RandomProbing(seed), new SinglePoint(), Pace.dangersFirst(satisfiability()));
    }
}
