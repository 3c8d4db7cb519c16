// SPDX-License-Identifier: Apache-2.0
/** What every room may use: dice, fractions, lists of numbers, spelling, and how much work may still be done. */
@NullMarked
package sweeplab.base;

import org.jspecify.annotations.NullMarked;
