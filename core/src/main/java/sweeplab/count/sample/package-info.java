// SPDX-License-Identifier: Apache-2.0
/** Worlds drawn as often as they are likely. */
@NullMarked
package sweeplab.count.sample;

import org.jspecify.annotations.NullMarked;
