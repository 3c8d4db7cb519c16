// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.base.IntList;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Passes;
import sweeplab.count.layers.Weights;
import sweeplab.count.layers.WidePasses;

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

    /** What the work may cost. */
    Allowance allowance() {
        return allowance;
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
        if (decided) {
            return new DangerTable(DangerTable.Verdict.DECIDED, support);
        }
        return layers.large() ? wideSums(puzzle, boxes, support) : sums(puzzle, boxes, support);
    }

    private byte support(int layer, int size) {
        int safe = layers.smallestLabel(layer) < size ? DangerTable.MAY_BE_SAFE : 0;
        int danger = layers.largestLabel(layer) > 0 ? DangerTable.MAY_BE_DANGER : 0;
        return (byte) (safe | danger);
    }

    private DangerTable sums(Puzzle puzzle, IntList boxes, byte[] support) {
        passes.run(layers);
        int width = passes.width();
        DangerTable table = new DangerTable(support, passes.least(), passes.solutions(), puzzle.boxes);
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

    private DangerTable wideSums(Puzzle puzzle, IntList boxes, byte[] support) {
        WidePasses wide = new WidePasses(layers);
        Weights[] danger = new Weights[puzzle.boxes];
        Weights[] safe = new Weights[puzzle.boxes];
        for (int layer = 0; layer < boxes.size; layer++) {
            int box = boxes.items[layer];
            danger[box] = new Weights(wide.width());
            safe[box] = new Weights(wide.width());
            for (int dangers = 0; dangers <= puzzle.size[box]; dangers++) {
                Weights mass = wide.mass(layer, dangers);
                danger[box].addTimes(0, mass, 0, wide.width(), dangers);
                safe[box].addTimes(0, mass, 0, wide.width(), puzzle.size[box] - dangers);
            }
        }
        return new WideTable(support, layers.restLow[0], wide.solutions(), danger, safe);
    }
}
