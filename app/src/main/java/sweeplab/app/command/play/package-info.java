// SPDX-License-Identifier: Apache-2.0
/** Commands that play one game: an agent alone, watched, or against a person. */
@NullMarked
package sweeplab.app.command.play;

import org.jspecify.annotations.NullMarked;
