// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replayer;
import sweeplab.proof.Proof;
import sweeplab.prove.Wording;
import sweeplab.review.GameReview;
import sweeplab.review.JudgedClick;
import sweeplab.review.SafeStart;
import sweeplab.review.judge.BareSight;
import sweeplab.view.View;

/** The proofs of a judged game in words: why a click was certain or, of a guess, why a cell was that was passed over. */
final class ClickProofs {

    private final List<List<String>> lines = new ArrayList<>();

    ClickProofs(GameReview review) {
        Replayer player = new Replayer(review.replay());
        BareSight sight = SafeStart.sight(review.replay(), player.view());
        for (Replay.Click click : review.replay().clicks()) {
            if (lines.size() < review.clicks().size()
                    && review.clicks().get(lines.size()).click().equals(click)) {
                lines.add(words(review.clicks().get(lines.size()), sight.follow()));
            }
            player.make(click);
        }
    }

    // Clues are worded by what was in sight before the click.
    private static List<String> words(JudgedClick click, View view) {
        Optional<Proof> proof = click.judgement().proof();
        return proof.filter(any -> !any.given())
                .map(any -> Wording.of(any, view))
                .orElse(List.of());
    }

    /** One sentence a line; none where there is no proof or nothing to prove. */
    List<String> of(JudgedClick click) {
        return lines.get(click.number() - 1);
    }
}
