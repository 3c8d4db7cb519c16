// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.infer.Inference;
import sweeplab.position.Position;
import sweeplab.view.Status;
import sweeplab.view.View;

/** An agent by recipe: the start cells first, then the inferences in order and after any change back to the first of them, and when none finds anything, the last resort. */
public final class Recipe implements Agent {

    private static final Decision.Certain NOTHING = new Decision.Certain("nothing");

    private final List<Inference> inferences;
    private final Agent lastResort;
    private @Nullable Position position;
    private Decision.Certain pending = NOTHING;

    public Recipe(Agent lastResort, Inference... inferences) {
        this.lastResort = lastResort;
        this.inferences = List.of(inferences);
    }

    /** A last resort that takes no risk. */
    public static Agent resign() {
        return view -> new Decision.Resign("nothing follows");
    }

    /** The names of the inferences in the order they are tried: all before the one that a decision names have failed. */
    public List<String> tries() {
        return inferences.stream().map(Inference::name).toList();
    }

    @Override
    public Decision decide(View view) {
        return decide(view, Budget.unlimited());
    }

    @Override
    public Decision decide(View view, Budget budget) {
        Position known = positionOf(view);
        pending = open(view, pending);
        if (pending.moves().length == 0) {
            pending = start(view);
        }
        if (pending.moves().length == 0) {
            pending = infer(view, known, budget);
        }
        return pending.moves().length > 0 ? pending : lastResort(view, budget);
    }

    private Position positionOf(View view) {
        Position known = position;
        if (known == null || known.view() != view) {
            known = new Position(view);
            position = known;
            pending = NOTHING;
        }
        known.update();
        return known;
    }

    // Moves that were announced and not made, or made by a cascade or by somebody else.
    private static Decision.Certain open(View view, Decision.Certain decision) {
        int[] moves = Arrays.stream(decision.moves())
                .filter(move -> possible(view, move))
                .toArray();
        return moves.length == decision.moves().length ? decision : new Decision.Certain(decision.by(), moves);
    }

    private static boolean possible(View view, int move) {
        int cell = Move.cell(move);
        return view.covered(cell) && !view.flagged(cell) && (Move.isFlag(move) || view.status() == Status.PLAYING);
    }

    private static Decision.Certain start(View view) {
        for (int start : view.starts()) {
            if (possible(view, Move.probe(start))) {
                return new Decision.Certain("start", Move.probe(start));
            }
        }
        return NOTHING;
    }

    private Decision.Certain infer(View view, Position known, Budget budget) {
        for (int i = 0; i < inferences.size(); i++) {
            Inference inference = inferences.get(i);
            int[] facts = inference.facts(known, budget);
            boolean news = false;
            for (int fact : facts) {
                news |= known.learn(fact);
            }
            Decision.Certain decision = open(view, new Decision.Certain(inference.name(), facts));
            if (decision.moves().length > 0) {
                return decision;
            }
            if (news) {
                // Facts that lead to no move, because the cells are flagged already: think on from the first inference.
                i = -1;
            }
        }
        return NOTHING;
    }

    private Decision lastResort(View view, Budget budget) {
        return view.status() == Status.PLAYING
                ? lastResort.decide(view, budget)
                : new Decision.Resign("the game is over");
    }
}
