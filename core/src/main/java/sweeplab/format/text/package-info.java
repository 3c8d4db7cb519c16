// SPDX-License-Identifier: Apache-2.0
/** What a format is, and reading text from outside with bounds and errors that name the line. */
@NullMarked
package sweeplab.format.text;

import org.jspecify.annotations.NullMarked;
