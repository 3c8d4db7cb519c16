// SPDX-License-Identifier: Apache-2.0
/** The room for the referee, who alone holds both the truth and an agent. */
@NullMarked
package sweeplab.play;

import org.jspecify.annotations.NullMarked;
