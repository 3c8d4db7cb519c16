// SPDX-License-Identifier: Apache-2.0
/** The room for the truth behind a view. */
@NullMarked
package sweeplab.game;

import org.jspecify.annotations.NullMarked;
