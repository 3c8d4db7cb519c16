// SPDX-License-Identifier: Apache-2.0
/** Games that a person takes part in: watching an agent move by move, and playing against one. */
@NullMarked
package sweeplab.app.watch;

import org.jspecify.annotations.NullMarked;
