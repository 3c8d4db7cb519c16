// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Budget;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;

/** Boards sorted by several clues at once: no board is lost, each list has clues of its own, and groups are marked. */
final class ClueListsTest {

    private final long[] adjacent = AllBoards.neighbours(Topologies.grid("square", 4, 4));

    @ParameterizedTest
    @ValueSource(longs = {1, 0b11, 0b110011, 0b1111_0000_0000_1111L, 0b0110_1001_1001_0110L})
    void boardsOfAListShowTheSame(long cells) {
        long[] all = AllBoards.all(16, 4, new CellSet(16), Budget.unlimited());
        all[7] &= ~BoardStack.FIRST;
        long[] boards = Arrays.stream(all).filter(board -> (board & cells) == 0).toArray();
        long[] sorted = boards.clone();
        BoardStack stack = new BoardStack(adjacent, 9, sorted, Budget.unlimited());
        int[] ends = stack.sort(cells, 0, sorted.length);
        assertThat(plain(sorted)).isEqualTo(plain(boards));
        Set<List<Integer>> met = new HashSet<>();
        for (int list = 0; list + 1 < ends.length; list++) {
            Set<List<Integer>> here = new HashSet<>();
            for (int i = ends[list]; i < ends[list + 1]; i++) {
                here.add(clues(sorted[i], cells));
            }
            assertThat(here).as("list " + list).hasSize(1);
            assertThat(met.addAll(here)).as("list " + list).isTrue();
            assertThat(sorted[ends[list]]).as("first of list " + list).isNegative();
        }
        assertThat(ends[ends.length - 1]).isEqualTo(boards.length);
    }

    private List<Integer> clues(long board, long cells) {
        return IntStream.of(BoardStack.cells(cells))
                .mapToObj(cell -> Long.bitCount(board & adjacent[cell]))
                .toList();
    }

    private static long[] plain(long[] boards) {
        return Arrays.stream(boards)
                .map(board -> board & ~BoardStack.FIRST)
                .sorted()
                .toArray();
    }
}
