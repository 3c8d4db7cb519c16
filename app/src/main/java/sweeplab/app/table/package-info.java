// SPDX-License-Identifier: Apache-2.0
/** The reports' tables and charts, made again by playing. */
@NullMarked
package sweeplab.app.table;

import org.jspecify.annotations.NullMarked;
