// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import sweeplab.agent.Agent;

/** An agent that is costly to make, for instance a process: it stays from game to game, after a fault too, and is given another seed where others are made anew. */
public interface Reseedable extends Agent {

    /** The seed from the next game on. */
    void reseed(long seed);
}
