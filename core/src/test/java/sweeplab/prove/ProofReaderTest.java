// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.CleanError;
import sweeplab.Damage;
import sweeplab.agent.Move;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.proof.ProofText;
import sweeplab.view.View;

/** Any text as a proof: it is read, written and read again the same, or refused cleanly; and nothing false is ever accepted. */
final class ProofReaderTest {

    // Whatever a position is like, the same texts are tried on all of them.
    private static final List<Game> POSITIONS = List.of(
            halfway("8x8/12 safe@0,0 #5"), halfway("daggers-counted 5x5/4+1g #2"), halfway("obscured 6x6/6+4b #3"));

    private static Game halfway(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        for (int start : game.view().starts()) {
            game.probe(start);
        }
        for (int round = 0; round < 3; round++) {
            for (int move : new Exact().certain(game.view())) {
                if (!Move.isFlag(move) && game.view().covered(move)) {
                    game.probe(move);
                }
            }
        }
        return game;
    }

    static List<byte[]> seeds() {
        List<byte[]> seeds = new ArrayList<>();
        for (Game game : POSITIONS) {
            View view = game.view();
            Prover prover = Prover.of(view);
            for (int cell = 0; cell < view.topology().size(); cell++) {
                if (view.covered(cell) && prover.explain(cell) instanceof Answer.Proved proved) {
                    seeds.add(ProofText.write(proved.proof(), view.topology()).getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        return seeds;
    }

    @Test
    void anyTextIsReadOrRefusedAndNothingFalseIsAccepted() {
        Damage.tryMany("proof", seeds(), ProofReaderTest::check);
    }

    /** Shared with the fuzzer: true if the bytes are a proof on one of the boards. */
    static boolean check(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        boolean read = false;
        for (Game game : POSITIONS) {
            read |= check(text, game);
        }
        return read;
    }

    private static boolean check(String text, Game game) {
        View view = game.view();
        Proof proof;
        try {
            proof = ProofText.read(text, view.topology());
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return false;
        }
        if (!ProofText.read(ProofText.write(proof, view.topology()), view.topology())
                .equals(proof)) {
            throw new AssertionError("read again it is another proof");
        }
        boolean accepted = ProofChecker.of(view).accepts(proof);
        if (accepted && !(TruthTable.isTrue(proof.claim(), game.world()) && TruthTable.holds(proof, view))) {
            throw new AssertionError("a proof of what is false was accepted");
        }
        return true;
    }
}
