// SPDX-License-Identifier: Apache-2.0
/** What a player is told of a position: hints in small portions, and why a guess. */
@NullMarked
package sweeplab.advice;

import org.jspecify.annotations.NullMarked;
