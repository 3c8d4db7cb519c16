// SPDX-License-Identifier: Apache-2.0
/** Proofs in the form that strangers check, LRAT: a formula, lines with hints, and a small checker; imports nothing of ours. */
@NullMarked
package sweeplab.proof.lrat;

import org.jspecify.annotations.NullMarked;
