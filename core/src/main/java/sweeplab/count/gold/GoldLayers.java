// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import java.util.Optional;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Layers;
import sweeplab.count.region.Workings;
import sweeplab.count.result.Analysis;
import sweeplab.position.Position;
import sweeplab.position.Prior;

/** All ways to fill the covered cells of a game with gold clues: one layer for each of them, in the order of the puzzle. */
public record GoldLayers(Position position, GoldPuzzle puzzle, Layers layers) {

    /** Nothing if no world fits, or there are too many states. */
    public static Optional<GoldLayers> of(Workings workings, Prior prior, Allowance allowance) {
        Position position = workings.position();
        GoldPuzzle puzzle = GoldPuzzle.of(position);
        Layers layers = new Layers(allowance);
        boolean solved = workings.consistent() && new GoldFilling(puzzle, layers).run(prior) == Analysis.Verdict.KNOWN;
        return solved ? Optional.of(new GoldLayers(position, puzzle, layers)) : Optional.empty();
    }
}
