// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

/** An agent that nobody has tested: what it calls safe is looked at before it counts as certain. */
public interface Stranger extends Agent {}
