package sweeplab.infer.exact;

import java.util.Optional;
import sweeplab.infer.Prior;

/** All ways to fill the covered cells of a game with gold clues: one layer for each of them, in the order of the puzzle. */
record GoldLayers(Frontier frontier, GoldPuzzle puzzle, Layers layers) {

    /** Nothing if no world fits, or there are too many states. */
    static Optional<GoldLayers> of(Position position, Prior prior, int mostStates) {
        Frontier frontier = position.frontier();
        GoldPuzzle puzzle = GoldPuzzle.of(frontier);
        Layers layers = new Layers(mostStates);
        boolean solved = position.consistent() && new GoldFilling(puzzle, layers).run(prior) == Analysis.Verdict.KNOWN;
        return solved ? Optional.of(new GoldLayers(frontier, puzzle, layers)) : Optional.empty();
    }
}
