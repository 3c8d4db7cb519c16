// SPDX-License-Identifier: Apache-2.0
/** JSON, written in one place. */
@NullMarked
package sweeplab.app.json;

import org.jspecify.annotations.NullMarked;
