// SPDX-License-Identifier: Apache-2.0
/** The room for reasoning about relations of any kind: what each alone settles, and counting along a front. */
@NullMarked
package sweeplab.count.relation;

import org.jspecify.annotations.NullMarked;
