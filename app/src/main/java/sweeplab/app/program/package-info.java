// SPDX-License-Identifier: Apache-2.0
/** The reports' own programs, with their exact printouts. */
@NullMarked
package sweeplab.app.program;

import org.jspecify.annotations.NullMarked;
