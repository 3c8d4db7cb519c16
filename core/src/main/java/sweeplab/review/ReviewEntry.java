// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.Optional;
import sweeplab.format.document.Replay;
import sweeplab.review.judge.Forecast;
import sweeplab.review.judge.Judgement;

/** A click as it is being judged: what it did, what is thought of it so far, and the chance to win after it where that is looked at. */
record ReviewEntry(
        Replay.Click click,
        boolean chord,
        Deed deed,
        Judgement judgement,
        boolean exploded,
        Optional<Forecast> after,
        int... cells) {

    /** The forecast of a guess if there is one that knows anything. */
    Optional<Forecast> before() {
        return judgement.forecast().filter(Forecast::knows);
    }

    Stake stake() {
        return new Stake(
                deed == Deed.OPEN,
                judgement.guess() ? judgement.risks().taken() : 0,
                judgement.cost(),
                before().map(Forecast::win).orElse(Double.NaN),
                after.filter(Forecast::knows).map(Forecast::win).orElse(Double.NaN));
    }

    boolean opens() {
        return deed == Deed.OPEN || deed == Deed.CHORD;
    }
}
