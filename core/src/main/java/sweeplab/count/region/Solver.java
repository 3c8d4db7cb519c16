package sweeplab.count.region;

import sweeplab.base.IntList;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Passes;

/** Solves one puzzle: remembered, or by layers and passes. */
public final class Solver {

    private final Allowance allowance;
    private final LayeredPuzzle layout;
    private final Layers layers;
    private final Passes passes = new Passes();
    private final Memory memory;

    public Solver(Allowance allowance, Memory memory) {
        this.allowance = allowance;
        this.memory = memory;
        layout = new LayeredPuzzle(allowance);
        layers = layout.layers();
    }

    public LayeredPuzzle layout() {
        return layout;
    }

    public Memory memory() {
        return memory;
    }

    DangerTable solve(Puzzle puzzle) {
        DangerTable known = memory.find(puzzle);
        if (known != null) {
            return known;
        }
        DangerTable table = allowance.budget().spent()
                ? DangerTable.TOO_LARGE
                : allowance.budget().within(() -> work(puzzle)).orElse(DangerTable.TOO_LARGE);
        // What was given up for want of time is worth another try.
        if (table != DangerTable.TOO_LARGE || !allowance.budget().spent()) {
            memory.keep(table);
        }
        return table;
    }

    private DangerTable work(Puzzle puzzle) {
        if (!layout.begin(puzzle)) {
            return DangerTable.TOO_LARGE;
        }
        if (!layers.close()) {
            return DangerTable.IMPOSSIBLE;
        }
        byte[] support = new byte[puzzle.boxes];
        IntList boxes = layout.boxes();
        boolean decided = false;
        for (int layer = 0; layer < boxes.size; layer++) {
            int box = boxes.items[layer];
            support[box] = support(layer, puzzle.size[box]);
            decided |= support[box] != (DangerTable.MAY_BE_SAFE | DangerTable.MAY_BE_DANGER);
        }
        return decided
                ? new DangerTable(DangerTable.Verdict.DECIDED, support, 0, new double[0], 0)
                : sums(puzzle, boxes, support);
    }

    private byte support(int layer, int size) {
        int safe = layers.smallestLabel(layer) < size ? DangerTable.MAY_BE_SAFE : 0;
        int danger = layers.largestLabel(layer) > 0 ? DangerTable.MAY_BE_DANGER : 0;
        return (byte) (safe | danger);
    }

    private DangerTable sums(Puzzle puzzle, IntList boxes, byte[] support) {
        passes.run(layers);
        int width = passes.width();
        DangerTable table =
                new DangerTable(DangerTable.Verdict.SOLVED, support, passes.least(), passes.solutions(), puzzle.boxes);
        for (int layer = 0; layer < boxes.size; layer++) {
            int box = boxes.items[layer];
            double[] mass = passes.mass(layer);
            for (int dangers = 0; dangers <= puzzle.size[box]; dangers++) {
                for (int k = 0; k < width; k++) {
                    table.danger[box * width + k] += dangers * mass[dangers * width + k];
                    table.safe[box * width + k] += (puzzle.size[box] - dangers) * mass[dangers * width + k];
                }
            }
        }
        return table;
    }
}
