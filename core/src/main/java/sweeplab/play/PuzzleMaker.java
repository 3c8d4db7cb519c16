// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.prove.Reasoner;
import sweeplab.rules.Rules;

/**
 * Makes a puzzle of any board: where reasoning ends a cell more is told to be safe from the start, then those that are not needed are taken back, and every clue that the rest can do without says
 * nothing. No clue that is left can be spared.
 */
final class PuzzleMaker {

    private final Reasoner reasoner;
    private Budget budget = Budget.unlimited();

    /** Puzzles that take no harder arguments than this. */
    PuzzleMaker(Grade hardest) {
        reasoner = Reasoner.stepByStep(hardest);
    }

    void limit(Budget whole) {
        budget = whole;
        reasoner.limit(whole);
    }

    /** The puzzle of this board; not complete if the budget ran out. */
    LetterPuzzle make(Setup setup, Dice dice) {
        int[] clues = IntStream.range(0, setup.world().topology().size())
                .map(cell -> setup.world().danger(cell)
                        ? Rules.SILENT
                        : setup.rules().clue(setup.world(), cell))
                .toArray();
        LetterPuzzle puzzle = fewerStarts(opened(setup, clues, dice), dice);
        return fewerClues(withoutIdleClues(puzzle), dice);
    }

    // Where reasoning ends, any safe cell is told.
    private LetterPuzzle opened(Setup setup, int[] clues, Dice dice) {
        LetterPuzzle puzzle = new LetterPuzzle(setup.rules(), setup.world(), clues, setup.starts());
        Game game = puzzle.newGame();
        List<Integer> starts =
                new ArrayList<>(IntStream.of(setup.starts()).boxed().toList());
        reasoner.play(game.view(), game::probe, game::flag);
        while (!game.over() && !budget.spent()) {
            int[] left = IntStream.range(0, clues.length)
                    .filter(cell -> game.view().covered(cell) && !setup.world().danger(cell))
                    .toArray();
            int told = left[dice.nextInt(left.length)];
            starts.add(told);
            game.probe(told);
            reasoner.play(game.view(), game::probe, game::flag);
        }
        return puzzle.with(clues, starts.stream().mapToInt(Integer::intValue).toArray());
    }

    private LetterPuzzle fewerStarts(LetterPuzzle puzzle, Dice dice) {
        LetterPuzzle best = solved(puzzle);
        int[] order = puzzle.starts().clone();
        // The first start is the player's own.
        for (int i = order.length - 1; i > 0 && !budget.spent(); i--) {
            int at = 1 + dice.nextInt(i);
            int without = order[at];
            order[at] = order[i];
            int[] fewer = IntStream.of(best.starts())
                    .filter(start -> start != without)
                    .toArray();
            LetterPuzzle next = solved(best.with(best.clues(), fewer));
            best = next.solution().complete() ? next : best;
        }
        return best;
    }

    // A clue that no argument uses may as well say nothing, unless it opens its neighbours by itself.
    private static LetterPuzzle withoutIdleClues(LetterPuzzle puzzle) {
        Set<Integer> used = puzzle.solution().clues();
        Rules rules = puzzle.rules();
        int[] fewer = IntStream.range(0, puzzle.clues().length)
                .map(cell -> {
                    int clue = puzzle.clues()[cell];
                    int degree = puzzle.world().topology().degree(cell);
                    boolean kept = clue == Rules.SILENT || used.contains(cell) || rules.cascades(clue, degree);
                    return kept ? clue : Rules.SILENT;
                })
                .toArray();
        return puzzle.with(fewer, puzzle.starts()).solvedBy(puzzle.solution());
    }

    private LetterPuzzle fewerClues(LetterPuzzle puzzle, Dice dice) {
        LetterPuzzle best = puzzle;
        int[] order = IntStream.range(0, puzzle.clues().length)
                .filter(cell -> puzzle.clues()[cell] != Rules.SILENT)
                .toArray();
        for (int i = order.length; i > 0 && !budget.spent(); i--) {
            int at = dice.nextInt(i);
            int without = order[at];
            order[at] = order[i - 1];
            if (best.clues()[without] != Rules.SILENT) {
                int[] fewer = best.clues().clone();
                fewer[without] = Rules.SILENT;
                LetterPuzzle next = solved(best.with(fewer, best.starts()));
                best = next.solution().complete() ? withoutIdleClues(next) : best;
            }
        }
        return best;
    }

    private LetterPuzzle solved(LetterPuzzle puzzle) {
        Game game = puzzle.newGame();
        return puzzle.solvedBy(reasoner.play(game.view(), game::probe, game::flag));
    }
}
