// SPDX-License-Identifier: Apache-2.0
/** How proofs are found and put into words: for single cells, for whole games, and for positions that no world fits. */
@NullMarked
package sweeplab.prove;

import org.jspecify.annotations.NullMarked;
