// SPDX-License-Identifier: Apache-2.0
/** The way in: reads the command line and hands over to a command. */
@NullMarked
package sweeplab.app;

import org.jspecify.annotations.NullMarked;
