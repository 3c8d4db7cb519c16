// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import sweeplab.base.PublicApi;

/** A named size of board with its counts, for instance expert: 30 by 16 with 99 mines. */
@PublicApi
public record Level(String name, int columns, int rows, int dangers, int golds) {}
