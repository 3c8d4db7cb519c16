// SPDX-License-Identifier: Apache-2.0
/** A finished game judged. */
@NullMarked
package sweeplab.review;

import org.jspecify.annotations.NullMarked;
