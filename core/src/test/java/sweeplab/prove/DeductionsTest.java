// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Move;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.proof.Claim;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.view.View;

/** Every deduction that exact counting makes in whole games has a proof that the checker accepts: -Dsweeplab.explain.games=1000 for the long run, -Dsweeplab.explain.only=30x16 for one kind. */
final class DeductionsTest {

    private static final int GAMES = Integer.getInteger("sweeplab.explain.games", 0);
    private static final int FIRST = Integer.getInteger("sweeplab.explain.first", 0);
    private static final String ONLY = System.getProperty("sweeplab.explain.only", "");

    private final List<Long> nanos = new ArrayList<>();
    private final int[] grades = new int[Grade.values().length];
    private long clues;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "30x16/99 safe@0,0",
                "nettle 10x10/20",
                "daggers 12x12/25+3g",
                "tornado hex:9x9/16",
                "reverse hex:9x9/16",
                "obscured 10x10/16+8b",
                "torus:16x16/40 safe@3,3",
                "16x16/40 opening@3,3"
            })
    void everyDeductionHasAProof(String game) {
        assumeTrue(game.startsWith(ONLY));
        run(game, FIRST, GAMES > 0 ? GAMES : 6);
    }

    private void run(String game, int first, int games) {
        for (int seed = first; seed < first + games; seed++) {
            GameId id = GameId.parse(game + " #" + seed);
            Deduced.play(id.setup(new Catalogue()).newGame(), new Dice(seed), (view, moves) -> {
                for (int move : moves) {
                    prove(id, view, move);
                }
            });
        }
        assertThat(nanos).hasSizeGreaterThan(games);
        if (GAMES > 0) {
            System.out.println(game + ": " + games + " games from #" + first + ", " + figures());
        }
    }

    private void prove(GameId id, View view, int move) {
        long begin = cpu();
        Answer answer = Prover.of(view).explain(Move.cell(move));
        nanos.add(cpu() - begin);
        String where = id + " " + view.topology().name(Move.cell(move)) + " after " + view.opened();
        assertThat(answer).as(where).isInstanceOf(Answer.Proved.class);
        Proof proof = ((Answer.Proved) answer).proof();
        assertThat(proof.claim())
                .as(where)
                .isEqualTo(Move.isFlag(move) ? new Claim.Danger(Move.cell(move)) : new Claim.Safe(Move.cell(move)));
        assertThat(ProofChecker.of(view).fault(proof)).as(where).isEmpty();
        grades[proof.grade().ordinal()]++;
        clues += proof.clues().size();
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private String figures() {
        Collections.sort(nanos);
        return nanos.size() + " proofs; CPU ms median " + millis(0.5) + ", 99 % " + millis(0.99) + ", 99.9 % "
                + millis(0.999) + ", most " + millis(1) + "; grades " + java.util.Arrays.toString(grades)
                + "; clues a proof " + (double) clues / nanos.size();
    }

    private double millis(double share) {
        return nanos.get((int) (share * (nanos.size() - 1))) / 1e6;
    }
}
