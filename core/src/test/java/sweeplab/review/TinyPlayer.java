// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.Arrays;
import java.util.stream.IntStream;
import sweeplab.format.document.Replay;

/** Makes the clicks of a game on a {@link TinyBoard} and says of each, by going through all worlds, what there is to say. */
final class TinyPlayer {

    private final TinyBoard board;
    private final int truth;
    private final Replay.Mouse mouse;
    private final int start;
    private int[] worlds;
    private int flags;
    private int questions;
    int open;
    boolean lost;

    /** The start is a cell that is told to be safe, or -1. */
    TinyPlayer(TinyBoard board, int truth, Replay.Mouse mouse, int start) {
        this.board = board;
        this.truth = truth;
        this.mouse = mouse;
        this.start = start;
        worlds = Arrays.stream(board.worlds())
                .filter(world -> start < 0 || !TinyBoard.has(world, start))
                .toArray();
    }

    /** What is to be said of one click; numbers that nobody is told are not there. */
    record Said(
            Deed deed,
            Worth worth,
            double risk,
            double least,
            double away,
            double best,
            int bestCells,
            double cost,
            boolean hit) {

        static Said of(Deed deed, Worth worth) {
            return new Said(deed, worth, 0, Double.NaN, Double.NaN, Double.NaN, 0, 0, false);
        }

        boolean guess() {
            return risk > 0;
        }
    }

    boolean won() {
        return !lost && Integer.bitCount(open) == board.size - board.mines;
    }

    boolean over() {
        return lost || won();
    }

    /** The chance to win from here on by perfect play. */
    double chance() {
        return (double) board.wins(worlds, open) / worlds.length;
    }

    /** The first cell that these clicks open, or -1. */
    int first(Iterable<Replay.Click> clicks) {
        for (Replay.Click click : clicks) {
            if (make(click).deed() == Deed.OPEN) {
                return click.cell();
            }
        }
        return -1;
    }

    Said make(Replay.Click click) {
        int bit = 1 << click.cell();
        boolean isOpen = (open & bit) != 0;
        return switch (click.kind()) {
            case MARK -> isOpen ? Said.of(Deed.NOTHING, Worth.WASTED) : mark(bit);
            case OPEN -> isOpen && mouse.superClick() ? chord(click.cell()) : open(bit);
            default -> chord(click.cell());
        };
    }

    private Said mark(int bit) {
        if ((flags & bit) != 0) {
            flags &= ~bit;
            questions |= mouse.questionMarks() ? bit : 0;
            return Said.of(Deed.UNFLAG, mark(hits(bit), 0, worlds.length));
        }
        if ((questions & bit) != 0) {
            questions &= ~bit;
            return Said.of(Deed.UNQUESTION, Worth.GOOD);
        }
        flags |= bit;
        return Said.of(Deed.FLAG, mark(hits(bit), worlds.length, 0));
    }

    private static Worth mark(int hits, int right, int wrong) {
        return hits == right ? Worth.FORCED : hits == wrong ? Worth.MISTAKE : Worth.GOOD;
    }

    private Said open(int bit) {
        return ((open | flags) & bit) != 0 ? Said.of(Deed.NOTHING, Worth.WASTED) : open(Deed.OPEN, bit);
    }

    private Said chord(int cell) {
        int cells = board.around(cell) & ~open & ~flags;
        boolean number = TinyBoard.has(open, cell);
        boolean opens = number && Integer.bitCount(board.around(cell) & flags) == board.number(truth, cell);
        return opens && cells != 0 ? open(Deed.CHORD, cells) : Said.of(Deed.NOTHING, Worth.WASTED);
    }

    private int hits(int cells) {
        return (int) Arrays.stream(worlds).filter(world -> (world & cells) != 0).count();
    }

    private IntStream covered() {
        return board.cells((1 << board.size) - 1 & ~open);
    }

    private Said open(Deed deed, int cells) {
        double count = worlds.length;
        double risk = hits(cells) / count;
        double least = covered().map(cell -> hits(1 << cell)).min().orElseThrow() / count;
        double away = covered()
                .filter(cell -> (board.around(cell) & open) == 0 && cell != start)
                .mapToDouble(cell -> hits(1 << cell) / count)
                .findFirst()
                .orElse(Double.NaN);
        int best = board.wins(worlds, open);
        // Whole numbers: one division, which is exact where a bound is met.
        double cost = (best - board.winsAfter(worlds, open, cells)) / count;
        int bestCells = covered()
                .map(cell -> 1 << cell)
                .filter(bit -> board.winsAfter(worlds, open, bit) == best)
                .sum();
        boolean hit = (truth & cells) != 0;
        Worth worth = worth(risk, least, cost, hit);
        Said said = new Said(deed, worth, risk, least, away, best / count, bestCells, cost, hit);
        show(cells);
        return said;
    }

    private static Worth worth(double risk, double least, double cost, boolean hit) {
        if (risk == 0) {
            return Worth.FORCED;
        }
        if (cost >= 0.05 || risk == 1 && least < 1) {
            return hit ? Worth.BLUNDER : Worth.LUCKY;
        }
        if (cost >= 0.005) {
            return Worth.MISTAKE;
        }
        return cost > 0 || least == 0 ? Worth.GOOD : Worth.BEST;
    }

    private void show(int cells) {
        lost = (truth & cells) != 0;
        if (!lost) {
            open = board.openedAll(truth, open, flags, cells);
            worlds = board.fitting(worlds, truth, open);
        }
    }
}
