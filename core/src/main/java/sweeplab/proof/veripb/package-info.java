// SPDX-License-Identifier: Apache-2.0
/** Proofs by counting in the form that strangers check, VeriPB's: inequalities, sums of them, and a small checker; imports nothing of ours. */
@NullMarked
package sweeplab.proof.veripb;

import org.jspecify.annotations.NullMarked;
