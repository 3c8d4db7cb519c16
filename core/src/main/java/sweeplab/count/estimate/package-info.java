// SPDX-License-Identifier: Apache-2.0
/** Chances by sampling, with a margin, where counting does not fit. */
@NullMarked
package sweeplab.count.estimate;

import org.jspecify.annotations.NullMarked;
