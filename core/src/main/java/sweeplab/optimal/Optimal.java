// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import java.util.Optional;
import java.util.function.LongConsumer;
import sweeplab.base.Budget;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/**
 * Perfect play on a small board from the first click on: of how many boards it wins how many.
 *
 * @param wins boards that perfect play wins
 * @param boards all boards that there are
 * @param mines on each board
 * @param first the cell that perfect play opens first, or -1 if the start decides that
 * @param positions how many positions were searched
 * @param tableFull true if the table of positions was full, which makes the search slower but not wrong
 */
public record Optimal(long wins, long boards, int mines, int first, long positions, boolean tableFull) {

    private static final int BYTES_A_BOARD = 48;

    /**
     * Searches all boards with this many mines and none in the spared cells, in at most this many bytes; nothing if the
     * budget was spent. Without spared cells the first click may be a mine. The watch is told how many positions were searched, now and then.
     */
    public static Optional<Optimal> search(
            Topology topology, int mines, CellSet spared, long bytes, Budget budget, LongConsumer watch) {
        long count = check(topology, mines, spared, bytes);
        long tableBytes = bytes - count * BYTES_A_BOARD;
        return budget.within(() -> {
            long[] boards = AllBoards.all(topology.size(), mines, spared, budget);
            BoardSearch search = new BoardSearch(topology, boards, tableBytes, budget, watch);
            long wins = search.wins();
            int first = spared.isEmpty() ? Math.max(0, search.first()) : -1;
            return new Optimal(wins, count, mines, first, search.positions(), search.tableFull());
        });
    }

    private static long check(Topology topology, int mines, CellSet spared, long bytes) {
        int room = topology.size() - spared.size();
        if (topology.size() > BoardStack.MOST_CELLS) {
            throw new IllegalArgumentException("a board of " + topology.size()
                    + " cells is too large for perfect play: at most " + BoardStack.MOST_CELLS + " are possible");
        }
        int mostMines = Math.min(room, topology.size() - 1);
        if (mines < 1 || mines > mostMines) {
            throw new IllegalArgumentException(mines
                    + (mines == 1 ? " mine: " : " mines: ")
                    + (mostMines < 1 ? "this board has no room for any" : "there must be 1 to " + mostMines));
        }
        long count = AllBoards.choose(room, mines);
        long most = Math.min(bytes / 2 / BYTES_A_BOARD, 1L << 29);
        if (count > most) {
            throw new IllegalArgumentException("there are " + count + " such boards, and memory for " + most
                    + ": give Java more, or take a smaller board");
        }
        return count;
    }

    /** The chance to win. */
    public double chance() {
        return (double) wins / boards;
    }
}
