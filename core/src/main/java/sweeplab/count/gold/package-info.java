// SPDX-License-Identifier: Apache-2.0
/** Counting where gold clues tie gold and dangers together. */
@NullMarked
package sweeplab.count.gold;

import org.jspecify.annotations.NullMarked;
