// SPDX-License-Identifier: Apache-2.0
/** {@code sweep bench}: measurements, one file each. */
@NullMarked
package sweeplab.app.command.bench;

import org.jspecify.annotations.NullMarked;
