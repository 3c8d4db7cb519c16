// SPDX-License-Identifier: Apache-2.0
/** Layered dynamic programming: all ways to fill a row of boxes, and sums over them forward and backward. */
@NullMarked
package sweeplab.count.layers;

import org.jspecify.annotations.NullMarked;
