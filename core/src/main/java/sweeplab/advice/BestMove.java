// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import sweeplab.base.PublicApi;

/**
 * The probe that an agent would make.
 *
 * @param by the agent's name
 * @param risk the chance of a danger; NaN if it is not known
 * @param win the chance to win after it; NaN if it is not known
 * @param winMargin how far off that may be with 95 % confidence: 0 if it is exact
 * @param why in a few words
 */
@PublicApi
public record BestMove(int cell, String by, double risk, double win, double winMargin, String why) {

    public boolean certain() {
        return risk == 0;
    }
}
