// SPDX-License-Identifier: Apache-2.0
/** What a run came to, for people and for other programs. */
@NullMarked
package sweeplab.app.arena.report;

import org.jspecify.annotations.NullMarked;
