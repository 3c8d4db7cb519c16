// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** Groups of rivals: no board is lost, all in a group are rivals of each other, and grouping again finds no more groups. */
final class RivalGroupsTest {

    private static final int CELLS = 25;
    private final Topology topology = Topologies.grid("square", 5, 5);
    private final long[] adjacent = AllBoards.neighbours(topology);
    private final RivalGroups rivals = new RivalGroups(adjacent, 9, Budget.unlimited());

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7, 12, 18, 21, 23, 24})
    void groupsAreOfRivals(int mines) {
        long[] boards = some(mines, 3000);
        BoardStack stack = new BoardStack(adjacent, 9, boards.clone(), Budget.unlimited());
        rivals.arrange(stack, 0, boards.length, (1L << CELLS) - 1);
        assertThat(sorted(stack.boards)).as("mines " + mines).isEqualTo(sorted(boards));
        int start = 0;
        for (int i = 0; i < boards.length; i++) {
            start = stack.boards[i] < 0 ? i : start;
            for (int j = start; j < i; j++) {
                assertThat(rivals(stack.boards[j], stack.boards[i]))
                        .as("mines " + mines + ", boards " + i + " and " + j)
                        .isTrue();
            }
        }
        int groups = stack.groups(0, boards.length);
        rivals.arrange(stack, 0, boards.length, (1L << CELLS) - 1);
        assertThat(stack.groups(0, boards.length)).isLessThanOrEqualTo(groups);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 20})
    void longListsAreTakenInPieces(int mines) {
        long[] boards = AllBoards.all(CELLS, mines, new CellSet(CELLS), Budget.unlimited());
        BoardStack stack = new BoardStack(adjacent, 9, boards.clone(), Budget.unlimited());
        rivals.arrange(stack, 0, boards.length, (1L << CELLS) - 1);
        assertThat(sorted(stack.boards)).isEqualTo(sorted(boards));
        assertThat(stack.groups(0, boards.length)).isBetween(1, boards.length - 1);
    }

    private static long[] some(int mines, int most) {
        long[] all = AllBoards.all(CELLS, mines, new CellSet(CELLS), Budget.unlimited());
        Dice dice = new Dice(mines);
        for (int i = all.length - 1; i > 0; i--) {
            int j = dice.nextInt(i + 1);
            long board = all[i];
            all[i] = all[j];
            all[j] = board;
        }
        return Arrays.copyOf(all, Math.min(most, all.length));
    }

    private static long[] sorted(long[] boards) {
        return Arrays.stream(boards)
                .map(board -> board & ~BoardStack.FIRST)
                .sorted()
                .toArray();
    }

    private boolean rivals(long a, long b) {
        for (int cell = 0; cell < CELLS; cell++) {
            boolean safe = ((a | b) >>> cell & 1) == 0;
            if (safe && Long.bitCount(a & adjacent[cell]) != Long.bitCount(b & adjacent[cell])) {
                return false;
            }
        }
        return true;
    }
}
