// SPDX-License-Identifier: Apache-2.0
/** Commands that make, list, check and convert boards and worlds. */
@NullMarked
package sweeplab.app.command.worlds;

import org.jspecify.annotations.NullMarked;
