// SPDX-License-Identifier: Apache-2.0
/** The commands about the program itself; the others stand in a room a family. */
@NullMarked
package sweeplab.app.command;

import org.jspecify.annotations.NullMarked;
