// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.world.CellSet;
import sweeplab.world.Content;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** A board that is being changed: its dangers move, everything else stays where it is. */
final class Draft {

    private final Setup setup;
    private final Topology topology;
    private final CellSet spared;
    private final byte[] content;

    Draft(Setup setup) {
        this.setup = setup;
        topology = setup.world().topology();
        spared = setup.id().spared(topology);
        content = new byte[topology.size()];
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = setup.world().content(cell).code();
        }
    }

    int size() {
        return content.length;
    }

    boolean danger(int cell) {
        return content[cell] == Content.DANGER.code();
    }

    /** True if nothing is there, and a danger may be. */
    boolean clear(int cell) {
        return content[cell] == Content.CLEAR.code() && !spared.contains(cell);
    }

    boolean spared(int cell) {
        return spared.contains(cell);
    }

    /** True if there is a danger and a cell to which it might go. */
    boolean canChange() {
        for (int cell = 0; setup.world().dangers() > 0 && cell < content.length; cell++) {
            if (clear(cell)) {
                return true;
            }
        }
        return false;
    }

    /** A copy of the content, for {@link #restore}. */
    byte[] content() {
        return content.clone();
    }

    void restore(byte[] before) {
        System.arraycopy(before, 0, content, 0, content.length);
    }

    /** Takes over what lies in each cell of a world. */
    void become(World world) {
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = world.content(cell).code();
        }
    }

    /** Lets two cells change places, one of them a danger; the same again takes it back. */
    void swap(int one, int other) {
        byte kept = content[one];
        content[one] = content[other];
        content[other] = kept;
    }

    /** True if the danger in one cell may go to the other, which is clear: not where the start must be safe, nor beside gold. */
    boolean canMove(int danger, int clear) {
        return danger(danger) && clear(clear) && !besideGold(clear);
    }

    private boolean besideGold(int cell) {
        for (int i = 0; setup.world().golds() > 0 && i < topology.degree(cell); i++) {
            if (content[topology.neighbour(cell, i)] == Content.GOLD.code()) {
                return true;
            }
        }
        return false;
    }

    /** The game on the board as it is now, still under its first name. */
    Setup setup() {
        return new Setup(setup.id(), World.of(topology, content), setup.starts());
    }

    /** The game on the board as it is now, under a name of its own. */
    Setup named() {
        World world = World.of(topology, content);
        GameId id = world.equals(setup.world()) ? setup.id() : setup.id().withWorld(world);
        return new Setup(id, world, setup.starts());
    }
}
