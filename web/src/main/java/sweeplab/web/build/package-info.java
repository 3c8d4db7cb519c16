// SPDX-License-Identifier: Apache-2.0
/** What runs when the page is built, and not in it. */
@NullMarked
package sweeplab.web.build;

import org.jspecify.annotations.NullMarked;
