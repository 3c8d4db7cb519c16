// SPDX-License-Identifier: Apache-2.0
/** From a proof of ours to one in LRAT: what it rests on as clauses, its claim denied, and a refutation with hints. */
@NullMarked
package sweeplab.prove.lrat;

import org.jspecify.annotations.NullMarked;
