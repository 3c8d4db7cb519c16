// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import java.util.List;
import java.util.function.LongConsumer;
import sweeplab.base.Budget;
import sweeplab.endgame.Narrow;
import sweeplab.optimal.Options.Option;
import sweeplab.optimal.Parts.Part;
import sweeplab.world.Topology;

/** The game tree over lists of boards. Values are as in {@link Narrow}: exact if more than alpha, else an upper bound. */
final class BoardSearch {

    // Up to this many boards a table of positions does not pay; above the other, new groups only where cells are tried.
    private static final int FEW = 8;
    private static final int MANY = 256;
    private static final int MOST_SYMMETRIES = 64;

    private final int symbols;
    private final long[] adjacent;
    private final int total;
    private final BoardStack stack;
    private final RivalGroups rivals;
    private final Options options;
    private final PositionKey namer;
    private final StateTable table;
    private final LongConsumer watch;
    private final Narrow narrow = new Narrow();
    private final Budget budget;

    private int first = -1;
    private long positions;

    BoardSearch(Topology topology, long[] boards, long tableBytes, Budget budget, LongConsumer watch) {
        this.watch = watch;
        this.budget = budget;
        total = boards.length;
        adjacent = AllBoards.neighbours(topology);
        symbols = topology.shape().mostNeighbours() + 1;
        stack = new BoardStack(adjacent, symbols, boards, budget);
        rivals = new RivalGroups(adjacent, symbols, budget);
        options = new Options(adjacent, symbols);
        namer = new PositionKey(Symmetries.of(topology, MOST_SYMMETRIES), adjacent, symbols - 1);
        table = new StateTable(namer.words(), tableBytes, budget);
    }

    /** How many of the boards perfect play wins; leaves the work if the budget is spent. */
    long wins() {
        Parts parts = new Parts(stack, adjacent);
        parts.add(0, total, 0);
        return play(parts, 0);
    }

    /** The cell that perfect play opens first, or -1 if it does not matter; only for all boards, where no cell is known to be safe. */
    int first() {
        return first;
    }

    long positions() {
        return positions;
    }

    boolean tableFull() {
        return table.full();
    }

    // How many boards are won in all parts together.
    private long play(Parts parts, long alpha) {
        long most = bound(parts, alpha);
        for (Part part : parts.open()) {
            if (most <= alpha) {
                return most;
            }
            long others = most - part.most;
            most = others + value(part, alpha - others);
        }
        return most;
    }

    // An upper bound, as good as it can be had without trying cells unless it is not more than alpha.
    private long bound(Parts parts, long alpha) {
        long most = parts.won();
        for (Part part : parts.open()) {
            most += part.most;
        }
        for (Part part : parts.open()) {
            if (most <= alpha) {
                return most;
            }
            most -= part.most;
            bound(part);
            most += part.most;
        }
        return most;
    }

    private void bound(Part part) {
        if (part.size() <= FEW || part.arranged) {
            return;
        }
        long[] name = name(part);
        long known = table.get(name);
        if (known < 0) {
            if (part.size() <= MANY) {
                arrange(part);
            }
            part.most = Math.min(part.most, options.most(stack, part));
            table.put(name, part.most << 1);
        } else {
            part.most = Math.min(part.most, known >> 1);
        }
    }

    private void arrange(Part part) {
        rivals.arrange(stack, part.from, part.to, part.unsettled);
        part.most = Math.min(part.most, stack.groups(part.from, part.to));
        part.arranged = true;
    }

    private long[] name(Part part) {
        return namer.of(part.unsettled, part.open, stack.boards[part.from]);
    }

    private long value(Part part, long alpha) {
        if (part.size() <= FEW) {
            return narrow(part, alpha);
        }
        long[] name = name(part);
        long known = table.get(name);
        if (known >= 0 && ((known & 1) != 0 || known >> 1 <= alpha)) {
            return known >> 1;
        }
        watch.accept(++positions);
        budget.demand(1);
        long[] key = name.clone();
        if (!part.arranged) {
            arrange(part);
        }
        long value = part.size() <= Narrow.MOST_WORLDS ? narrow(part, alpha) : choose(part, alpha);
        table.put(key, value << 1 | (value > alpha ? 1 : 0));
        return value;
    }

    private long narrow(Part part, long alpha) {
        narrow.start(Long.bitCount(part.unsettled), symbols, true, budget);
        int n = 0;
        for (long rest = part.unsettled; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            for (int i = part.from; i < part.to; i++) {
                long board = stack.boards[i];
                if ((board >>> cell & 1) != 0) {
                    narrow.danger(n, i - part.from);
                } else {
                    narrow.clue(n, i - part.from, Long.bitCount(board & adjacent[cell]));
                }
            }
            n++;
        }
        for (int i = part.from + 1; i < part.to; i++) {
            if (stack.boards[i] >= 0) {
                narrow.rivals(i - 1 - part.from);
            }
        }
        long value = narrow.solve(part.size(), alpha);
        budget.demand(1);
        // With all boards in sight no cell is settled, so cells have their own numbers.
        first = part.size() == total ? narrow.move() : first;
        return value;
    }

    // Always goes on with the cell that may win most; a bound that nobody looked at closely is first made better.
    private long choose(Part part, long alpha) {
        long[] images = namer.images(part.unsettled, part.open, stack.boards[part.from]);
        List<Option> left = options.of(stack, part, images);
        long best = 1;
        long bound = 1;
        while (!left.isEmpty()) {
            Option option = Options.takeBest(left);
            long beat = Math.max(alpha, best);
            if (option.most <= beat) {
                bound = Math.max(bound, option.most);
                break;
            }
            int top = stack.top;
            Parts parts = open(part, option.cell);
            if (option.looked || look(option, parts, beat) >= Options.most(left)) {
                long value = play(parts, beat);
                bound = Math.max(bound, value);
                if (value > beat) {
                    best = value;
                    first = part.size() == total ? option.cell : first;
                }
            } else {
                left.add(option);
            }
            stack.top = top;
        }
        return best > alpha ? best : bound;
    }

    private Parts open(Part part, int cell) {
        Parts parts = new Parts(stack, adjacent);
        parts.add(stack.open(cell, part.from, part.to), symbols, part.open | 1L << cell);
        return parts;
    }

    private long look(Option option, Parts parts, long beat) {
        option.looked = true;
        option.most = Math.min(option.most, bound(parts, beat));
        return option.most;
    }
}
