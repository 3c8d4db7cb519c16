// SPDX-License-Identifier: Apache-2.0
/** Tables in the file format Parquet, as far as a table of games needs it. */
@NullMarked
package sweeplab.app.parquet;

import org.jspecify.annotations.NullMarked;
