// SPDX-License-Identifier: Apache-2.0
/** The reasoning of the prover: lines that bound sums of variables, what follows from them, and why. */
@NullMarked
package sweeplab.prove.lines;

import org.jspecify.annotations.NullMarked;
