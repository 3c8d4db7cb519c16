// SPDX-License-Identifier: Apache-2.0
/** The room for names for games, the worlds that come with the product, and how new ones are made. */
@NullMarked
package sweeplab.catalogue;

import org.jspecify.annotations.NullMarked;
