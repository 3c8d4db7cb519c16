// SPDX-License-Identifier: Apache-2.0
package sweeplab.position;

import sweeplab.base.PublicApi;

/**
 * What is believed of a total that the player is not told: every danger (or gold cell) more makes a world this many times less
 * likely. A total that is told needs no belief: all worlds with that total are equally likely.
 *
 * @param dangerShare a world with one danger more weighs 1/dangerShare: 4 is a fifth of the cells
 * @param goldShare a world with one gold more weighs 1/goldShare
 */
@PublicApi
public record Prior(int dangerShare, int goldShare) {

    /** A fifth of all cells are dangerous, and one in thirty-three of those that may be is gold: about what the levels of the games have. */
    public static final Prior USUAL = new Prior(4, 32);

    public Prior {
        if (dangerShare < 1 || goldShare < 1) {
            throw new IllegalArgumentException(
                    "shares of 1/" + dangerShare + " and 1/" + goldShare + ": at least 1 each");
        }
    }
}
