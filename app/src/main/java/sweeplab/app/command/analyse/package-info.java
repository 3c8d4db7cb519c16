// SPDX-License-Identifier: Apache-2.0
/** Commands that say something of a position or a finished game: chances, proofs, reviews, knowledge bases. */
@NullMarked
package sweeplab.app.command.analyse;

import org.jspecify.annotations.NullMarked;
