// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import sweeplab.trace.Step;

/** A game that an agent plays, with every moment of it at hand. */
interface WatchedGame extends OpenGame {

    /** Lets the agent make up to this many more moves, and tells of them. */
    PageJson run(int most);

    static PageJson json(Step step) {
        return PageJson.object("kind", step.kind().word(), "cell", step.cell(), "by", step.by(), "risk", step.risk());
    }
}
