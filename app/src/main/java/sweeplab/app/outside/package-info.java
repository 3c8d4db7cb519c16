// SPDX-License-Identifier: Apache-2.0
/** Agents that run outside, as processes of their own in any language, and speak the line protocol. */
@NullMarked
package sweeplab.app.outside;

import org.jspecify.annotations.NullMarked;
