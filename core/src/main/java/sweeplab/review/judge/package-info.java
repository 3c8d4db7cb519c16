// SPDX-License-Identifier: Apache-2.0
/** How good a move was, by what was in sight before it: never sees the truth. */
@NullMarked
package sweeplab.review.judge;

import org.jspecify.annotations.NullMarked;
