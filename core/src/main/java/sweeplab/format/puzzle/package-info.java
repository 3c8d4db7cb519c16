// SPDX-License-Identifier: Apache-2.0
/** Counts of mines in groups of named cells, with no geometry. */
@NullMarked
package sweeplab.format.puzzle;

import org.jspecify.annotations.NullMarked;
