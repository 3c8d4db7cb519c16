// SPDX-License-Identifier: Apache-2.0
/** Tournaments on this machine: threads, the results file, and going on after a stop. */
@NullMarked
package sweeplab.app.arena;

import org.jspecify.annotations.NullMarked;
