// SPDX-License-Identifier: Apache-2.0
/** What is known of a view, followed along its journal, and what its clues still say as constraints: the one thing that every inference asks. */
@NullMarked
package sweeplab.position;

import org.jspecify.annotations.NullMarked;
