// SPDX-License-Identifier: Apache-2.0
/** Boards and positions as links and as game ids. */
@NullMarked
package sweeplab.format.link;

import org.jspecify.annotations.NullMarked;
