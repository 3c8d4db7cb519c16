// SPDX-License-Identifier: Apache-2.0
/** The end of a game searched through: the cell with the highest chance to win, and that chance. */
@NullMarked
package sweeplab.endgame;

import org.jspecify.annotations.NullMarked;
