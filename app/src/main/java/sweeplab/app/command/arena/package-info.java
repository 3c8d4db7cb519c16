// SPDX-License-Identifier: Apache-2.0
/** {@code sweep arena}: tournaments. */
@NullMarked
package sweeplab.app.command.arena;

import org.jspecify.annotations.NullMarked;
