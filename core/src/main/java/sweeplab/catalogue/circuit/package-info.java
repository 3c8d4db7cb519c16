// SPDX-License-Identifier: Apache-2.0
/** Circuits drawn as positions: Minesweeper consistency as an NP-complete problem, to play with. */
@NullMarked
package sweeplab.catalogue.circuit;

import org.jspecify.annotations.NullMarked;
