// SPDX-License-Identifier: Apache-2.0
/** Boards as pictures. */
@NullMarked
package sweeplab.app.picture;

import org.jspecify.annotations.NullMarked;
