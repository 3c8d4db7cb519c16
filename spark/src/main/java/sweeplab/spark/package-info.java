// SPDX-License-Identifier: Apache-2.0
/** Tournaments on Spark: the only place that knows it. */
@NullMarked
package sweeplab.spark;

import org.jspecify.annotations.NullMarked;
