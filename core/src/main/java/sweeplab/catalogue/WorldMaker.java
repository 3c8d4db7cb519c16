// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.base.Noun;
import sweeplab.rules.Rules;
import sweeplab.world.CellSet;
import sweeplab.world.Content;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * Makes worlds by chance: every way to place the dangers outside the spared cells is equally likely, and then every way to
 * place the gold where it touches no danger. Where rules say where dangers may lie, every way that they allow is equally likely.
 */
public final class WorldMaker {

    // How many cells are filled in vain before a board counts as too full for its gold: a second or so.
    private static final long MOST_WORK = 100_000_000;
    private static final int MOST_ATTEMPTS = 10_000;

    private WorldMaker() {}

    /** A world for a game with its own start cells. */
    public static World make(Rules rules, Topology topology, Board board, Dice dice) {
        return make(rules, topology, board, CellSet.of(topology.size(), rules.starts(topology)), dice);
    }

    /** A world with no danger and no blocked cell in the spared cells. */
    public static World make(Rules rules, Topology topology, Board board, CellSet spared, Dice dice) {
        return make(rules, topology, board, spared, dice, Budget.unlimited());
    }

    /** The same, if it is found within the budget. */
    public static World make(Rules rules, Topology topology, Board board, CellSet spared, Dice dice, Budget budget) {
        check(rules, topology, board, spared);
        if (!rules.placement(topology, board.dangers()).isEmpty()) {
            return new Placements(rules, topology, board, spared).draw(dice, budget);
        }
        long attempts = Math.min(MOST_ATTEMPTS, 1 + MOST_WORK / topology.size());
        for (long attempt = 0; attempt < attempts && (attempt == 0 || budget.spend(topology.size())); attempt++) {
            byte[] content = new byte[topology.size()];
            int room = content.length - spared.size();
            scatter(content, Content.BLOCKED, board.blocked(), room, spared, dice);
            scatter(content, Content.DANGER, board.dangers(), room - board.blocked(), spared, dice);
            if (board.golds() == 0 || scatterGold(topology, content, board.golds(), dice)) {
                return World.of(topology, content);
            }
        }
        if (budget.end().isPresent()) {
            throw new IllegalArgumentException(board + ": the time was up before room was found for the gold: ask for"
                    + " less of it, or for more time");
        }
        throw new IllegalArgumentException(board + " leaves no room for " + board.golds() + " gold away from the "
                + rules.danger() + "s: ask for less of either");
    }

    private static void check(Rules rules, Topology topology, Board board, CellSet spared) {
        if (!rules.fault(topology).isEmpty()) {
            throw new IllegalArgumentException(rules.fault(topology));
        }
        if (board.golds() > 0 && !rules.hasGold()) {
            throw new IllegalArgumentException(board + ": there is no gold in the game " + rules.id());
        }
        if (board.blocked() > 0 && !rules.hasBlocked()) {
            throw new IllegalArgumentException(board + ": there are no blocked cells in the game " + rules.id());
        }
        long room = (long) topology.size() - spared.size();
        if (board.dangers() + (long) board.blocked() > room) {
            throw new IllegalArgumentException(board + ": " + Noun.counted(board.dangers(), rules.danger())
                    + (board.dangers() == 1 ? " does" : " do") + " not fit, there is room for "
                    + Math.max(0, room - board.blocked()) + " away from the start");
        }
    }

    private static void scatter(byte[] content, Content what, int count, int free, CellSet spared, Dice dice) {
        if (count * 2L <= free) {
            throwAt(content, (byte) 0, what.code(), count, spared, dice);
        } else {
            // Most cells are taken: fill them all and throw for the ones that stay free, so that few throws miss.
            for (int cell = 0; cell < content.length; cell++) {
                if (content[cell] == 0 && !spared.contains(cell)) {
                    content[cell] = what.code();
                }
            }
            throwAt(content, what.code(), (byte) 0, free - count, spared, dice);
        }
    }

    private static void throwAt(byte[] content, byte from, byte to, int count, CellSet spared, Dice dice) {
        while (count > 0) {
            int cell = dice.nextInt(content.length);
            if (content[cell] == from && !spared.contains(cell)) {
                content[cell] = to;
                count--;
            }
        }
    }

    private static boolean scatterGold(Topology topology, byte[] content, int golds, Dice dice) {
        CellSet taken = new CellSet(content.length);
        int free = content.length;
        for (int cell = 0; cell < content.length; cell++) {
            if (content[cell] != 0 || touchesDanger(topology, content, cell)) {
                taken.add(cell);
                free--;
            }
        }
        if (free < golds) {
            return false;
        }
        throwAt(content, (byte) 0, Content.GOLD.code(), golds, taken, dice);
        return true;
    }

    private static boolean touchesDanger(Topology topology, byte[] content, int cell) {
        for (int i = 0; i < topology.degree(cell); i++) {
            if (content[topology.neighbour(cell, i)] == Content.DANGER.code()) {
                return true;
            }
        }
        return false;
    }
}
