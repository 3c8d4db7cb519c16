// SPDX-License-Identifier: Apache-2.0
/** A fixed set of positions by kind of reasoning, and how answers to it are scored. */
@NullMarked
package sweeplab.app.bench.logic;

import org.jspecify.annotations.NullMarked;
