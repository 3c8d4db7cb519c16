package sweeplab.infer.exact;

/** Solves one puzzle: remembered, or by layers and passes. */
final class Solver {

    private final Layout layout;
    private final Layers layers;
    private final Passes passes = new Passes();
    private final Memory memory;

    Solver(int mostStates, Memory memory) {
        this.memory = memory;
        layout = new Layout(mostStates);
        layers = layout.layers();
    }

    Layout layout() {
        return layout;
    }

    Memory memory() {
        return memory;
    }

    Table solve(Puzzle puzzle) {
        Table known = memory.find(puzzle);
        if (known != null) {
            return known;
        }
        Table table = work(puzzle);
        memory.keep(table);
        return table;
    }

    private Table work(Puzzle puzzle) {
        if (!layout.begin(puzzle)) {
            return Table.TOO_LARGE;
        }
        if (!layers.close()) {
            return Table.IMPOSSIBLE;
        }
        byte[] support = new byte[puzzle.boxes];
        IntList boxes = layout.boxes();
        boolean decided = false;
        for (int layer = 0; layer < boxes.size; layer++) {
            int box = boxes.items[layer];
            support[box] = support(layer, puzzle.size[box]);
            decided |= support[box] != (Table.MAY_BE_SAFE | Table.MAY_BE_DANGER);
        }
        return decided ? new Table(Table.Verdict.DECIDED, support, 0, new double[0], 0) : sums(puzzle, boxes, support);
    }

    private byte support(int layer, int size) {
        int safe = layers.smallestLabel(layer) < size ? Table.MAY_BE_SAFE : 0;
        int danger = layers.largestLabel(layer) > 0 ? Table.MAY_BE_DANGER : 0;
        return (byte) (safe | danger);
    }

    private Table sums(Puzzle puzzle, IntList boxes, byte[] support) {
        passes.run(layers);
        int width = passes.width();
        Table table = new Table(Table.Verdict.SOLVED, support, passes.least(), passes.solutions(), puzzle.boxes);
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
