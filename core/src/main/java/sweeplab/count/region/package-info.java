// SPDX-License-Identifier: Apache-2.0
/** The regions of a board, kept up to date along a view's journal, and what is worked out for each. */
@NullMarked
package sweeplab.count.region;

import org.jspecify.annotations.NullMarked;
