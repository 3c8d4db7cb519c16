// SPDX-License-Identifier: Apache-2.0
/** Games move by move. */
@NullMarked
package sweeplab.format.replay;

import org.jspecify.annotations.NullMarked;
