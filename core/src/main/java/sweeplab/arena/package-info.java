// SPDX-License-Identifier: Apache-2.0
/** The room for many games. */
@NullMarked
package sweeplab.arena;

import org.jspecify.annotations.NullMarked;
