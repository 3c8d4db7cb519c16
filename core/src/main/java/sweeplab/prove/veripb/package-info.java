// SPDX-License-Identifier: Apache-2.0
/** From a proof of ours to one for VeriPB: what it rests on as inequalities, its claim denied, and each line as a sum of them. */
@NullMarked
package sweeplab.prove.veripb;

import org.jspecify.annotations.NullMarked;
