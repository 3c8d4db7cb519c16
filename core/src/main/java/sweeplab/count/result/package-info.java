// SPDX-License-Identifier: Apache-2.0
/** What counting answers. */
@NullMarked
package sweeplab.count.result;

import org.jspecify.annotations.NullMarked;
