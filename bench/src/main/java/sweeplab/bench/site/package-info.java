// SPDX-License-Identifier: Apache-2.0
/** The documents as a site: pages with a search, for any static host. */
@NullMarked
package sweeplab.bench.site;

import org.jspecify.annotations.NullMarked;
