// SPDX-License-Identifier: Apache-2.0
/** The room for the formats that positions, boards and replays come in, one file a format. */
@NullMarked
package sweeplab.format;

import org.jspecify.annotations.NullMarked;
