// SPDX-License-Identifier: Apache-2.0
/** A class's agents graded on a lecturer's worlds. */
@NullMarked
package sweeplab.app.grade;

import org.jspecify.annotations.NullMarked;
