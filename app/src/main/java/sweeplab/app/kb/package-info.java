// SPDX-License-Identifier: Apache-2.0
/** The knowledge base of a position, written out for a student to check by hand. */
@NullMarked
package sweeplab.app.kb;

import org.jspecify.annotations.NullMarked;
