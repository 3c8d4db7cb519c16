// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.result;

import sweeplab.base.PublicApi;

/** Told the chances of a position, group by group. */
@PublicApi
public interface Groups {

    /** The cells from {@code from} to {@code to - 1} of the list have the same clues, hence the same chance of danger. */
    void beside(int[] cells, int from, int to, double danger);

    /** So many cells have no clue beside them and share one chance; this is the one of them with the fewest neighbours. */
    void free(int count, int cell, double danger);
}
