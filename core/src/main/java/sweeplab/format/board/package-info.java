// SPDX-License-Identifier: Apache-2.0
/** Boards and positions as files and as rows of characters. */
@NullMarked
package sweeplab.format.board;

import org.jspecify.annotations.NullMarked;
