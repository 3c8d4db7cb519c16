// SPDX-License-Identifier: Apache-2.0
/** SAT solvers behind the seam {@link sweeplab.logic.SatSolver}, and the agents that need one. */
@NullMarked
package sweeplab.sat;

import org.jspecify.annotations.NullMarked;
