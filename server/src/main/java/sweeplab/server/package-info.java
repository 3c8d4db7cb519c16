// SPDX-License-Identifier: Apache-2.0
/** The server of the browser app: static files, and a few calls for what the page cannot do alone. */
@NullMarked
package sweeplab.server;

import org.jspecify.annotations.NullMarked;
