package sweeplab.proof;

import sweeplab.base.Api;

/** Which way a bound goes. */
@Api
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
