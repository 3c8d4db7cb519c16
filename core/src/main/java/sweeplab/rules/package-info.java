// SPDX-License-Identifier: Apache-2.0
/** The room for the rules of every game, one file a game. */
@NullMarked
package sweeplab.rules;

import org.jspecify.annotations.NullMarked;
