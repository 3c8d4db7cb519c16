// SPDX-License-Identifier: Apache-2.0
/** The room for boards: their cells, their neighbours and what lies in them. */
@NullMarked
package sweeplab.world;

import org.jspecify.annotations.NullMarked;
