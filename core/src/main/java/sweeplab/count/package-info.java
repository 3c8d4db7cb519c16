// SPDX-License-Identifier: Apache-2.0
/** Exact counting behind one façade: how many worlds fit a view, and so the exact chance of every cell. */
@NullMarked
package sweeplab.count;

import org.jspecify.annotations.NullMarked;
