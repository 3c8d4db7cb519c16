// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import sweeplab.agent.Agent;

/** An agent that nobody has tested: what it calls safe is looked at before it counts as certain. */
public interface Stranger extends Agent {}
