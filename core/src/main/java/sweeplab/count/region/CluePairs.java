// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.base.IntList;
import sweeplab.position.Fact;
import sweeplab.position.Position;

/**
 * What follows from two clues that share unknown cells: if one needs so many dangers that all its other cells must hold one, they
 * do; if the shared cells hold all that the other may take, its other cells are safe. Cheaper than a region, and often enough.
 */
final class CluePairs {

    private final Position position;
    private final int[] firsts;
    private final int[] adjacency;
    private final int[] shared;
    private final int[] near;
    private int round;
    private final IntList partners = new IntList(32);
    private int next;

    CluePairs(Position position) {
        this.position = position;
        firsts = position.topology().firsts();
        adjacency = position.topology().adjacency();
        shared = new int[position.topology().size()];
        near = new int[shared.length];
    }

    /** Forgets how far the list of changed clues was read. */
    void clear() {
        next = 0;
    }

    /** Looks at the clues that changed, from where it last proved something; true if something was proved. */
    boolean prove() {
        int before = position.unknownCells();
        for (; next < position.changed() && position.unknownCells() == before; next++) {
            if (position.informs(position.changed(next))) {
                compareAll(position.changed(next));
            }
        }
        position.propagate();
        boolean proved = position.unknownCells() < before;
        next = proved ? next : 0;
        return proved;
    }

    // The first thing that is proved changes what the clues share, so it ends the round.
    private void compareAll(int clue) {
        collectPartners(clue);
        boolean open = true;
        for (int i = 0; i < partners.size; i++) {
            int partner = partners.items[i];
            int both = shared[partner];
            shared[partner] = 0;
            open = open && (partner == clue || !compare(clue, partner, both) && !compare(partner, clue, both));
        }
    }

    private void collectPartners(int clue) {
        partners.clear();
        for (int i = firsts[clue], end = firsts[clue + 1]; i < end; i++) {
            int cell = adjacency[i];
            if (position.unknown(cell)) {
                for (int j = firsts[cell], last = firsts[cell + 1]; j < last; j++) {
                    if (position.informs(adjacency[j]) && shared[adjacency[j]]++ == 0) {
                        partners.add(adjacency[j]);
                    }
                }
            }
        }
    }

    private boolean compare(int one, int other, int both) {
        int alone = position.unknownAround(one) - both;
        int otherAlone = position.unknownAround(other) - both;
        int least = position.atLeast(one);
        int most = position.atMost(other);
        boolean dangers = alone > 0 && least - Math.min(both, most) == alone;
        boolean safe = otherAlone > 0 && most == Math.max(0, least - alone);
        if (dangers) {
            proveAlone(one, other, false);
        }
        if (safe) {
            proveAlone(other, one, true);
        }
        return dangers || safe;
    }

    private void proveAlone(int clue, int without, boolean safe) {
        round++;
        for (int i = firsts[without], end = firsts[without + 1]; i < end; i++) {
            near[adjacency[i]] = round;
        }
        for (int i = firsts[clue], end = firsts[clue + 1]; i < end; i++) {
            if (near[adjacency[i]] != round) {
                position.learn(Fact.of(adjacency[i], !safe));
            }
        }
    }
}
