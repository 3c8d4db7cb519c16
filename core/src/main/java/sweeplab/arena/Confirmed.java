// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.view.Status;
import sweeplab.view.View;

/**
 * A stranger whose word is not taken for it: a cell that it calls safe is a guess unless exact reasoning confirms it, and a fault if
 * exact reasoning knows that a danger is possible there; so is a flag on a cell that may be safe. A probe without a word on its risk is
 * certain if exact reasoning says so.
 */
public final class Confirmed implements Agent {

    private final Agent agent;
    private final @Nullable Exact exact;
    private @Nullable View game;
    private int[] unproved = {};

    /** Without an engine nothing is confirmed. */
    public Confirmed(Agent agent, @Nullable Exact exact) {
        this.agent = agent;
        this.exact = exact;
    }

    @Override
    public Decision decide(View view) {
        return decide(view, Budget.unlimited());
    }

    @Override
    public Decision decide(View view, Budget budget) {
        if (view != game) {
            unproved = new int[0];
            game = view;
        }
        unproved = Arrays.stream(unproved).filter(cell -> probeable(view, cell)).toArray();
        if (unproved.length > 0) {
            return nextUnproved();
        }
        Decision decision = agent.decide(view, budget);
        if (decision instanceof Decision.Guess guess && saidNothing(view, guess) && certain(view, guess.cell())) {
            return new Decision.Certain("certain, though it did not say so", guess.cell());
        }
        boolean claims = view.status() == Status.PLAYING && decision instanceof Decision.Certain;
        return claims ? look(view, (Decision.Certain) decision) : decision;
    }

    // Some, such as those of CS 171, have no way to say that a cell is certainly safe; it is not held against them.
    private static boolean saidNothing(View view, Decision.Guess guess) {
        int cell = guess.cell();
        return Double.isNaN(guess.risk()) && cell >= 0 && cell < view.topology().size() && probeable(view, cell);
    }

    private boolean certain(View view, int cell) {
        return exact != null && exact.analyse(view).safe().contains(cell);
    }

    private static boolean probeable(View view, int cell) {
        return view.status() == Status.PLAYING && view.covered(cell) && !view.flagged(cell);
    }

    private Decision nextUnproved() {
        Decision guess = new Decision.Guess("said to be safe, not proved", unproved[0], Double.NaN);
        unproved = Arrays.copyOfRange(unproved, 1, unproved.length);
        return guess;
    }

    private Decision look(View view, Decision.Certain claim) {
        int[] probes =
                Arrays.stream(claim.moves()).filter(move -> !Move.isFlag(move)).toArray();
        if (exact == null) {
            return sorted(claim, probes);
        }
        Analysis analysis = exact.analyse(view);
        for (int move : claim.moves()) {
            double danger = analysis.danger(Move.cell(move));
            if (Move.isFlag(move) ? danger < 1 : danger > 0) {
                return new Decision.Forfeit("unsound: it called cell " + Move.cell(move)
                        + (Move.isFlag(move)
                                ? " a danger, but it may be safe"
                                : " safe, but a danger is possible there"));
            }
        }
        return sorted(
                claim,
                Arrays.stream(probes)
                        .filter(cell -> !analysis.safe().contains(cell))
                        .toArray());
    }

    // What is confirmed is done first; the rest follows as guesses, one by one.
    private Decision sorted(Decision.Certain claim, int... doubtful) {
        unproved = doubtful;
        int[] sure = Arrays.stream(claim.moves())
                .filter(move -> Arrays.stream(doubtful).noneMatch(cell -> cell == move))
                .toArray();
        return sure.length == 0 && unproved.length > 0 ? nextUnproved() : new Decision.Certain(claim.by(), sure);
    }
}
