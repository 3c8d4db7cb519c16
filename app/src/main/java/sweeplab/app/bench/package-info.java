// SPDX-License-Identifier: Apache-2.0
/** Measuring agents: speed in CPU time, win rates, and a signature of how they play. */
@NullMarked
package sweeplab.app.bench;

import org.jspecify.annotations.NullMarked;
