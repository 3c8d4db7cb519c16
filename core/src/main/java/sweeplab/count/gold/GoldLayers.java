package sweeplab.count.gold;

import java.util.Optional;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Layers;
import sweeplab.count.region.Frontier;
import sweeplab.count.region.Position;
import sweeplab.count.result.Analysis;
import sweeplab.knowledge.Prior;

/** All ways to fill the covered cells of a game with gold clues: one layer for each of them, in the order of the puzzle. */
public record GoldLayers(Frontier frontier, GoldPuzzle puzzle, Layers layers) {

    /** Nothing if no world fits, or there are too many states. */
    public static Optional<GoldLayers> of(Position position, Prior prior, Allowance allowance) {
        Frontier frontier = position.frontier();
        GoldPuzzle puzzle = GoldPuzzle.of(frontier);
        Layers layers = new Layers(allowance);
        boolean solved = position.consistent() && new GoldFilling(puzzle, layers).run(prior) == Analysis.Verdict.KNOWN;
        return solved ? Optional.of(new GoldLayers(frontier, puzzle, layers)) : Optional.empty();
    }
}
