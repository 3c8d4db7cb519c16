// SPDX-License-Identifier: Apache-2.0
/** The room for agents: short recipes of inferences and a guess. */
@NullMarked
package sweeplab.agent;

import org.jspecify.annotations.NullMarked;
