// SPDX-License-Identifier: Apache-2.0
/** The small network that corrects a look ahead, and what it is given of a position. */
@NullMarked
package sweeplab.agent.model;

import org.jspecify.annotations.NullMarked;
