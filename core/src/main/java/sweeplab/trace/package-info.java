// SPDX-License-Identifier: Apache-2.0
/** The room for games as text. */
@NullMarked
package sweeplab.trace;

import org.jspecify.annotations.NullMarked;
