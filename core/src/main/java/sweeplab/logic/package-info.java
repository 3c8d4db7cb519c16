// SPDX-License-Identifier: Apache-2.0
/** Formulas: knowledge bases and their text, encodings of counts as clauses, the seam to SAT solvers, and a small solver of our own. */
@NullMarked
package sweeplab.logic;

import org.jspecify.annotations.NullMarked;
