// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import sweeplab.base.PublicApi;

/** Which way a bound goes. */
@PublicApi
public enum Sense {
    LEAST,
    MOST;

    public Sense opposite() {
        return this == LEAST ? MOST : LEAST;
    }

    /** The word that stands for it in texts. */
    public String word() {
        return this == LEAST ? "least" : "most";
    }
}
