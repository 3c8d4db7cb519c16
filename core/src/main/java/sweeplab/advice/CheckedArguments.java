// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import java.util.Optional;
import java.util.stream.IntStream;
import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.count.result.Analysis;
import sweeplab.prove.relation.FewRelations;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.prove.relation.RelationChecker;
import sweeplab.prove.relation.RelationProver;
import sweeplab.view.View;

/** What {@link Checked} is to proofs, for arguments where clues are relations of any kind: none leaves here that the checker does not accept. */
public final class CheckedArguments {

    private static final int LOOKED_AT = 20;

    private final View view;
    private final Analysis analysis;
    private final Budget budget;

    public CheckedArguments(View view, Analysis analysis, Budget budget) {
        this.view = view;
        this.analysis = analysis;
        this.budget = budget;
    }

    /** Why a cell is safe or a danger; none if it is neither, or that takes too many cases to show. */
    public Optional<RelationArgument> of(int cell) {
        boolean danger = analysis.dangers().contains(cell);
        if (!danger && !analysis.safe().contains(cell)) {
            return Optional.empty();
        }
        return new RelationProver(view, budget).prove(cell, danger).map(this::accepted);
    }

    /** The argument with the fewest clues for a certain cell that is not dealt with yet, a safe one if there is any. */
    public Optional<RelationArgument> easiest() {
        IntStream moves = analysis.safe().isEmpty()
                ? analysis.dangers().stream()
                        .filter(cell -> !view.flagged(cell))
                        .map(Move::flag)
                : analysis.safe().stream();
        return new FewRelations(view, budget)
                .of(moves.limit(LOOKED_AT).toArray())
                .map(this::accepted);
    }

    private RelationArgument accepted(RelationArgument argument) {
        new RelationChecker(view).fault(argument).ifPresent(fault -> {
            throw new IllegalStateException(
                    "the checker refuses an argument about " + view.topology().name(argument.cell()) + ": " + fault);
        });
        return argument;
    }
}
