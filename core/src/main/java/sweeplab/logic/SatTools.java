// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.function.Supplier;

/** What a game's clauses are written with; {@code totals} is for constraints over many cells. */
public record SatTools(Supplier<SatSolver> solvers, Encoding clues, Encoding totals) {}
