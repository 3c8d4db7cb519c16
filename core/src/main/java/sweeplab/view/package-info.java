// SPDX-License-Identifier: Apache-2.0
/** The room for what a player sees. */
@NullMarked
package sweeplab.view;

import org.jspecify.annotations.NullMarked;
