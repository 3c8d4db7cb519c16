// SPDX-License-Identifier: Apache-2.0
/** The worlds that fit a view one by one, while they are few. */
@NullMarked
package sweeplab.count.list;

import org.jspecify.annotations.NullMarked;
