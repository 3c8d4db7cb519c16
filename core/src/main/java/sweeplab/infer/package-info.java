// SPDX-License-Identifier: Apache-2.0
/** The room for ways of reasoning, one file each. */
@NullMarked
package sweeplab.infer;

import org.jspecify.annotations.NullMarked;
