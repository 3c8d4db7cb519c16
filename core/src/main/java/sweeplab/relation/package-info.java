// SPDX-License-Identifier: Apache-2.0
/** The room for what may be said of cells: small automata that read them in order. */
@NullMarked
package sweeplab.relation;

import org.jspecify.annotations.NullMarked;
