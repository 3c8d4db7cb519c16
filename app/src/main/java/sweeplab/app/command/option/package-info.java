// SPDX-License-Identifier: Apache-2.0
/** The options that several commands share, one file a family of them. */
@NullMarked
package sweeplab.app.command.option;

import org.jspecify.annotations.NullMarked;
