// SPDX-License-Identifier: Apache-2.0
/** Worlds and other input from files, read with bounds. */
@NullMarked
package sweeplab.app.library;

import org.jspecify.annotations.NullMarked;
