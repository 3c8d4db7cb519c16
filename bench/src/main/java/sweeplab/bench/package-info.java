// SPDX-License-Identifier: Apache-2.0
/** Programs that measure. */
@NullMarked
package sweeplab.bench;

import org.jspecify.annotations.NullMarked;
