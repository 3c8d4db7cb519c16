// SPDX-License-Identifier: Apache-2.0
/** A Model Context Protocol server: what the commands say, as tools for language models. */
@NullMarked
package sweeplab.mcp;

import org.jspecify.annotations.NullMarked;
