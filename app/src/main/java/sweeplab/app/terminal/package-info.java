// SPDX-License-Identifier: Apache-2.0
/** What a person sees: the terminal, boards drawn on it, and how things go wrong. */
@NullMarked
package sweeplab.app.terminal;

import org.jspecify.annotations.NullMarked;
