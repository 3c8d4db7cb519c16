// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import java.util.Locale;
import sweeplab.base.Excerpt;
import sweeplab.base.PublicApi;
import sweeplab.relation.Relation;
import sweeplab.rules.Rules;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * What lies in each cell, written out as one word: how a game id names a board that no seed makes. Each letter stands for six cells,
 * row by row, or for three where the board has gold or blocked cells too.
 */
@PublicApi
public record Layout(String letters) {

    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final int BITS = 6;

    public static Layout of(World world) {
        int bits = world.golds() + world.blocked() > 0 ? 2 : 1;
        int cells = world.topology().size();
        StringBuilder letters = new StringBuilder();
        for (int first = 0; first < cells; first += BITS / bits) {
            int letter = 0;
            for (int cell = first; cell < first + BITS / bits; cell++) {
                letter = letter << bits | (cell < cells ? world.content(cell).code() : 0);
            }
            letters.append(ALPHABET.charAt(letter));
        }
        return new Layout(letters.toString());
    }

    /** The world on this board, checked: the counts are those of the board, and the spared cells are safe. */
    World world(Rules rules, Topology topology, Board board, CellSet spared) {
        int bits = board.golds() + board.blocked() > 0 ? 2 : 1;
        int expected = (topology.size() * bits + BITS - 1) / BITS;
        if (letters.length() != expected) {
            throw new IllegalArgumentException("the layout '=" + Excerpt.of(letters) + "' has " + letters.length()
                    + " letters, " + board + " takes " + expected);
        }
        byte[] content = new byte[topology.size()];
        for (int cell = 0; cell < content.length; cell++) {
            int place = cell * bits;
            int letter = letter(place / BITS);
            content[cell] = (byte) (letter >> (BITS - bits - place % BITS) & ((1 << bits) - 1));
        }
        World world = World.of(topology, content);
        check(rules, world, board, spared);
        return world;
    }

    private int letter(int place) {
        int letter = ALPHABET.indexOf(letters.charAt(place));
        if (letter < 0) {
            throw new IllegalArgumentException("the layout '=" + Excerpt.of(letters) + "' has '" + letters.charAt(place)
                    + "' in place " + (place + 1) + ": letters, digits, - and _ are possible");
        }
        return letter;
    }

    private void check(Rules rules, World world, Board board, CellSet spared) {
        if (world.dangers() != board.dangers()
                || world.golds() != board.golds()
                || world.blocked() != board.blocked()) {
            throw new IllegalArgumentException(
                    "the layout '=" + Excerpt.of(letters) + "' holds " + world.dangers() + " "
                            + rules.danger() + "s, " + world.golds() + " gold and " + world.blocked()
                            + " blocked cells, which is not what " + board + " says");
        }
        Topology topology = world.topology();
        for (Relation rule : rules.placement(topology, board.dangers())) {
            if (rule.weigh(world::danger) == 0) {
                throw new IllegalArgumentException("the layout '=" + Excerpt.of(letters) + "' breaks "
                        + rule.origin().words());
            }
        }
        for (int cell = 0; cell < topology.size(); cell++) {
            boolean taken = world.danger(cell) || world.blocked(cell);
            if (taken && spared.contains(cell) || world.gold(cell) && world.dangersAround(cell) > 0) {
                throw new IllegalArgumentException("the layout '=" + Excerpt.of(letters) + "' has "
                        + world.content(cell).name().toLowerCase(Locale.ROOT) + " at " + topology.name(cell)
                        + (taken ? ", where the start must be safe" : " beside a " + rules.danger()));
            }
        }
    }
}
