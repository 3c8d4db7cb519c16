// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.base.PublicApi;

/** What a jar names under {@code META-INF/services} so that its agent is found. */
@PublicApi
public interface AgentMaker {

    /** What the agent is called: one word. */
    String name();

    /** A new agent; every random choice it makes comes from the seed. */
    Agent make(long seed);
}
