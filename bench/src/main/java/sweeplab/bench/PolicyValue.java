// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.util.Arrays;
import java.util.Locale;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Policy evaluation: on how many of all boards of a small size an agent wins, counted and not sampled. All boards are played at once, as
 * long as they look alike. The first click may be a danger.
 */
public final class PolicyValue {

    private static final int MOST_CELLS = 62;

    private final Agent agent;
    private final Topology topology;
    // As bits, like a board's dangers.
    private final long[] neighbours;

    private PolicyValue(Agent agent, Topology topology) {
        this.agent = agent;
        this.topology = topology;
        neighbours = new long[topology.size()];
        for (int cell = 0; cell < neighbours.length; cell++) {
            for (int other : topology.neighbours(cell)) {
                neighbours[cell] |= 1L << other;
            }
        }
    }

    /** Arguments: agents with commas between them, then boards ("5x5/5"). */
    public static void main(String[] args) {
        for (String board : Arrays.asList(args).subList(1, args.length)) {
            for (String agent : args[0].split(",")) {
                long wins = wins(agent, board);
                long all = boards(setup(board)).length;
                System.out.printf(
                        Locale.ROOT, "%s on %s: %d of %d, %.4f %%%n", agent, board, wins, all, 100.0 * wins / all);
            }
        }
    }

    /** On how many boards of this size and so many dangers the agent of this name wins. */
    static long wins(String agent, String board) {
        Setup setup = setup(board);
        Topology topology = setup.world().topology();
        PolicyValue value = new PolicyValue(Roster.core().get(agent).maker().apply(1), topology);
        View nothing = new Scene(setup.rules(), topology, setup.world().dangers(), 0).view();
        return value.wins(nothing, boards(setup));
    }

    private static Setup setup(String board) {
        Setup setup = GameId.parse(board).setup(new Catalogue());
        int cells = setup.world().topology().size();
        if (cells > MOST_CELLS) {
            throw new IllegalArgumentException(board + " has " + cells + " cells: at most " + MOST_CELLS);
        }
        return setup;
    }

    // All ways to place the dangers.
    private static long[] boards(Setup setup) {
        int cells = setup.world().topology().size();
        int dangers = setup.world().dangers();
        long count = 1;
        for (int i = 1; i <= dangers; i++) {
            count = count * (cells - dangers + (long) i) / i;
        }
        long[] boards = new long[Math.toIntExact(count)];
        long board = (1L << dangers) - 1;
        for (int i = 0; i < boards.length; i++) {
            boards[i] = board;
            board = next(board);
        }
        return boards;
    }

    // The next larger number with as many bits.
    private static long next(long bits) {
        long low = Math.max(1, bits & -bits);
        long carry = bits + low;
        return (((bits ^ carry) / low) >>> 2) | carry;
    }

    private long wins(View view, long... boards) {
        if (boards.length == 0 || view.coveredCells() == view.dangers()) {
            return boards.length;
        }
        Decision decision = agent.decide(view);
        if (decision instanceof Decision.Guess guess) {
            return after(view, boards, new int[] {guess.cell()}, 0);
        }
        return decision instanceof Decision.Certain certain ? after(view, boards, certain.moves(), 0) : 0;
    }

    // Makes the moves from this one on, then asks again.
    private long after(View view, long[] boards, int[] moves, int from) {
        if (from == moves.length) {
            return wins(view, boards);
        }
        int cell = Move.cell(moves[from]);
        if (Move.isFlag(moves[from])) {
            Scene flagged = Scene.from(view);
            flagged.flag(cell);
            return after(flagged.view(), boards, moves, from + 1);
        }
        long wins = 0;
        for (int clue = 0; clue <= topology.degree(cell); clue++) {
            long[] showing = showing(boards, cell, clue);
            if (showing.length > 0) {
                Scene then = Scene.from(view);
                then.open(cell, clue, View.UNTOLD);
                wins += after(then.view(), showing, moves, from + 1);
            }
        }
        return wins;
    }

    private long[] showing(long[] boards, int cell, int clue) {
        return Arrays.stream(boards)
                .filter(board -> (board >>> cell & 1) == 0 && Long.bitCount(board & neighbours[cell]) == clue)
                .toArray();
    }
}
