// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.List;
import sweeplab.base.PublicApi;
import sweeplab.game.Game;
import sweeplab.prove.Reasoned;
import sweeplab.rules.Rules;
import sweeplab.rules.Written;
import sweeplab.world.World;

/**
 * A board some of whose clues say nothing, and some of whose cells are told to be safe from the start, with the arguments that solve it.
 *
 * @param clues what each cell shows, {@link Rules#SILENT} where it says nothing
 */
@PublicApi
public record LetterPuzzle(Rules rules, World world, int[] clues, int[] starts, Reasoned solution) {

    LetterPuzzle(Rules rules, World world, int[] clues, int[] starts) {
        this(rules, world, clues, starts, new Reasoned(false, List.of()));
    }

    LetterPuzzle with(int[] others, int[] otherStarts) {
        return new LetterPuzzle(rules, world, others, otherStarts);
    }

    LetterPuzzle solvedBy(Reasoned arguments) {
        return new LetterPuzzle(rules, world, clues, starts, arguments);
    }

    /** The rules with the clues as they are here. */
    public Rules written() {
        return new Written(rules, world, clues);
    }

    public Game newGame() {
        return new Game(written(), world, starts);
    }

    /** How many cells show a clue. */
    public int shown() {
        int shown = 0;
        for (int clue : clues) {
            shown += clue == Rules.SILENT ? 0 : 1;
        }
        return shown;
    }
}
