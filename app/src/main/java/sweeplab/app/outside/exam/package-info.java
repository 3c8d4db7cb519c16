// SPDX-License-Identifier: Apache-2.0
/** The examination of an agent that runs outside: small games of every kind, and what its author is told of them. */
@NullMarked
package sweeplab.app.outside.exam;

import org.jspecify.annotations.NullMarked;
