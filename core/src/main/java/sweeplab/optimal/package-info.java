// SPDX-License-Identifier: Apache-2.0
/** Perfect play on a small board from the first click on. */
@NullMarked
package sweeplab.optimal;

import org.jspecify.annotations.NullMarked;
