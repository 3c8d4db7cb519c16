// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.base.Unfinished;
import sweeplab.count.layers.Allowance;
import sweeplab.count.relation.RelationCount;
import sweeplab.count.relation.WindowChain;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.position.Prior;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Draws worlds that rules about where dangers may lie allow, each equally likely (V5). What was counted for the last boards is kept: counting takes far longer than drawing. */
record Placements(Rules rules, Topology topology, Board board, CellSet spared) {

    private static final int KEPT = 4;
    private static final int MOST_STATES = 1 << 21;
    private static final int MOST_CELLS = 600;
    private static final Map<String, Counted> LAST = new LinkedHashMap<>();

    private record Counted(Analysis.Verdict verdict, Optional<Sampler> sampler) {}

    World draw(Dice dice, Budget budget) {
        Counted counted = counted(budget);
        if (counted.verdict() == Analysis.Verdict.TOO_LARGE) {
            return byChain(dice, budget);
        }
        Sampler sampler = counted.sampler()
                .orElseThrow(() -> new IllegalArgumentException(board + ": " + rules.id()
                        + " allows no board with so many " + rules.danger() + "s where the start is safe"));
        synchronized (sampler) {
            return sampler.draw(dice);
        }
    }

    // Nobody waits while somebody else counts, who may have more time.
    private Counted counted(Budget budget) {
        String key = rules.id() + " " + topology.id() + "/" + board.dangers() + " " + spared;
        Counted known = last(key);
        if (known == null) {
            known = count(budget);
            keep(key, known);
        }
        return known;
    }

    // Too many boards to be counted: nearly equally likely.
    private World byChain(Dice dice, Budget budget) {
        if (topology.size() > MOST_CELLS) {
            throw new IllegalArgumentException(board + " is too large to draw the boards that " + rules.id()
                    + " allows: ask for at most " + MOST_CELLS + " cells");
        }
        return new WindowChain(scene().view()).draw(dice, budget).orElseThrow(() -> notDrawn(budget));
    }

    private RuntimeException notDrawn(Budget budget) {
        String why = "a board that " + rules.id() + " allows was found: ask for a smaller one, or for more time";
        return budget.end()
                .<RuntimeException>map(end -> new Unfinished(end, board + ": " + given(end) + " " + why))
                .orElseGet(() -> new IllegalArgumentException(board + ": no board that " + rules.id()
                        + " allows was found: ask for a smaller one, or another number of " + rules.danger() + "s"));
    }

    private Scene scene() {
        return new Scene(rules, topology, board.dangers(), -1, spared.toArray());
    }

    private static @Nullable Counted last(String key) {
        synchronized (LAST) {
            return LAST.get(key);
        }
    }

    private static void keep(String key, Counted counted) {
        synchronized (LAST) {
            while (LAST.size() >= KEPT) {
                LAST.remove(LAST.keySet().iterator().next());
            }
            LAST.put(key, counted);
        }
    }

    private Counted count(Budget budget) {
        Allowance allowance = new Allowance(MOST_STATES).limit(budget);
        RelationCount count = RelationCount.of(scene().view(), Prior.USUAL, allowance);
        // What was given up for want of time is worth another try, and no verdict.
        if (count.verdict() == Analysis.Verdict.TOO_LARGE && budget.end().isPresent()) {
            Budget.End end = budget.end().get();
            throw new Unfinished(
                    end,
                    board + ": " + given(end) + " the boards that " + rules.id()
                            + " allows were counted: ask for a smaller one, or for more time");
        }
        return new Counted(count.verdict(), count.sampler(topology));
    }

    private static String given(Budget.End end) {
        return switch (end) {
            case TIME -> "the time was up before";
            case STEPS -> "the steps that are allowed were spent before";
            case CANCELLED -> "it was stopped before";
        };
    }
}
