// SPDX-License-Identifier: Apache-2.0
/** The room for relations as automata over unknown cells, and for what each of them settles alone. */
@NullMarked
package sweeplab.infer.relation;

import org.jspecify.annotations.NullMarked;
