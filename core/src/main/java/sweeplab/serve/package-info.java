// SPDX-License-Identifier: Apache-2.0
/** Many games side by side behind one protocol of lines, for learners and programs in any language. */
@NullMarked
package sweeplab.serve;

import org.jspecify.annotations.NullMarked;
