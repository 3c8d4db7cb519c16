// SPDX-License-Identifier: Apache-2.0
/** What is lost already, whatever is guessed. */
@NullMarked
package sweeplab.agent.toss;

import org.jspecify.annotations.NullMarked;
