// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import sweeplab.base.PublicApi;

/** How hard a proof is, easiest first. */
@PublicApi
public enum Grade {
    ONE_CLUE("one clue"),
    TWO_CLUES("two clues"),
    SEVERAL_CLUES("several clues"),
    CASE_SPLIT("case split"),
    MINE_COUNTER("mine counter");

    private final String words;

    Grade(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
