// SPDX-License-Identifier: Apache-2.0
/** Arguments for clues that are automata: found, cut down to the fewest relations, and checked by walking the automata again. */
@NullMarked
package sweeplab.prove.relation;

import org.jspecify.annotations.NullMarked;
