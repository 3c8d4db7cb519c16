// SPDX-License-Identifier: Apache-2.0
/** What a file or a pasted text may hold: a board, a position, a replay, or counts of mines in groups of cells. */
@NullMarked
package sweeplab.format.document;

import org.jspecify.annotations.NullMarked;
