// SPDX-License-Identifier: Apache-2.0
/** The engine as the page sees it: core's games, agents and analyses behind a few exported functions. */
@NullMarked
package sweeplab.web;

import org.jspecify.annotations.NullMarked;
