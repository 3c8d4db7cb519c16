// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.rules.GoldClue;
import sweeplab.view.Status;
import sweeplab.view.View;

/**
 * Plays games by certain moves alone, each time the easiest there is, with its proof, and stops where every move would take a
 * harder proof than it may use. What is certain is counted first, so that no proof is looked for in vain.
 */
public final class Careful {

    private final Grade hardest;
    private final Exact exact = new Exact();
    private Budget budget = Budget.unlimited();

    public Careful(Grade hardest) {
        this.hardest = hardest;
    }

    /** Thinks no longer than this budget allows: then nothing more counts as certain. */
    public void limit(Budget whole) {
        budget = whole;
        exact.limit(whole);
    }

    /** Plays on a view by these two actions, until the game is won or nothing more is certain. */
    public Solution play(View view, IntConsumer probe, IntConsumer flag) {
        List<Solution.Moment> moments = new ArrayList<>();
        FewClues few = new FewClues(view);
        Proof proof = next(view, few);
        while (proof != null) {
            Solution.Moment moment = Solution.Moment.of(view, proof);
            moments.add(moment);
            int cell = Move.cell(moment.move());
            if (Move.isFlag(moment.move())) {
                flag.accept(cell);
                few.flagged(cell);
            } else {
                probe.accept(cell);
            }
            proof = next(view, few);
        }
        return new Solution(view.status() == Status.WON, moments);
    }

    private @Nullable Proof next(View view, FewClues few) {
        if (view.status() != Status.PLAYING || budget.spent()) {
            return null;
        }
        few.update();
        Proof proof = few.one();
        proof = proof != null ? proof : byGold(view, Grade.ONE_CLUE);
        if (proof == null && hardest.compareTo(Grade.TWO_CLUES) >= 0) {
            proof = few.two();
            proof = proof != null ? proof : byGold(view, Grade.TWO_CLUES);
        }
        return proof != null || hardest.compareTo(Grade.SEVERAL_CLUES) < 0 ? proof : hard(view);
    }

    // Clues about gold are few: the cells are tried one after the other.
    private @Nullable Proof byGold(View view, Grade grade) {
        if (view.rules().goldClue() == GoldClue.NONE) {
            return null;
        }
        Prover prover = Prover.trustingFlags(view, budget);
        return IntStream.range(0, view.topology().size())
                .filter(cell -> view.covered(cell) && !view.flagged(cell))
                .mapToObj(cell -> prover.glance(cell, grade))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(null);
    }

    // One proof is enough: what it opens may make the rest easy.
    private @Nullable Proof hard(View view) {
        Analysis analysis = exact.analyse(view);
        Prover prover = Prover.trustingFlags(view, budget);
        for (Grade grade : Grade.values()) {
            if (grade.compareTo(Grade.SEVERAL_CLUES) >= 0 && grade.compareTo(hardest) <= 0) {
                Optional<Proof> proof = IntStream.concat(analysis.safe().stream(), dangers(analysis, view))
                        .mapToObj(move -> prover.prove(Move.cell(move), Move.isFlag(move), grade))
                        .flatMap(Optional::stream)
                        .findFirst();
                if (proof.isPresent()) {
                    return proof.get();
                }
            }
        }
        return null;
    }

    private static IntStream dangers(Analysis analysis, View view) {
        return analysis.dangers().stream().filter(cell -> !view.flagged(cell)).map(Move::flag);
    }
}
