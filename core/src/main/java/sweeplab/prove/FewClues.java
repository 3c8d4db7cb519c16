// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.proof.Cite;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.proof.Sense;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * What one clue, or two, say for certain, with the proof: it is always a single line, so there is nothing to search for. Follows
 * the view and looks only at clues around which something changed; every flag counts as a danger.
 */
final class FewClues {

    private final View view;
    private final Topology topology;
    private final Position position;
    private final Waiting alone;
    private final Waiting inPairs;
    private final int[] shared;
    private int read;
    private int heard;

    FewClues(View view) {
        this.view = view;
        topology = view.topology();
        position = new Position(view);
        alone = new Waiting(topology.size());
        inPairs = new Waiting(topology.size());
        shared = new int[topology.size()];
        for (int cell = 0; view.flaggedCells() > 0 && cell < topology.size(); cell++) {
            if (view.flagged(cell)) {
                flagged(cell);
            }
        }
    }

    /** Takes in that a cell was flagged. */
    void flagged(int cell) {
        position.learn(Fact.danger(cell));
    }

    /** Takes in what was uncovered since the last time. */
    void update() {
        position.update();
        for (; read < view.opened(); read++) {
            look(view.opened(read));
        }
        for (; heard < position.facts(); heard++) {
            lookAround(Fact.cell(position.fact(heard)));
        }
    }

    private void lookAround(int cell) {
        for (int i = 0; i < topology.degree(cell); i++) {
            look(topology.neighbour(cell, i));
        }
    }

    private void look(int cell) {
        if (position.informs(cell)) {
            alone.add(cell);
            inPairs.add(cell);
        }
    }

    /** The proof of a start cell, or of a cell that one clue settles; null if there is none. */
    @Nullable
    Proof one() {
        for (int start : view.starts()) {
            if (view.covered(start)) {
                return proof(start, false, List.of(new Cite(Sense.MOST, new Evidence.Start(start))));
            }
        }
        for (; !alone.isEmpty(); alone.remove()) {
            int clue = alone.first();
            boolean safe = position.atMost(clue) == 0;
            if (position.informs(clue) && (safe || position.atLeast(clue) == position.unknownAround(clue))) {
                int cell = position.unknownNeighbours(clue)[0];
                return proof(cell, !safe, safe ? limit(clue, -1) : List.of(promise(clue)));
            }
        }
        return null;
    }

    /** The proof of a cell that two clues settle; null if there is none. */
    @Nullable
    Proof two() {
        for (; !inPairs.isEmpty(); inPairs.remove()) {
            int clue = inPairs.first();
            Proof proof = position.informs(clue) ? withPartners(clue) : null;
            if (proof != null) {
                return proof;
            }
        }
        return null;
    }

    private @Nullable Proof withPartners(int clue) {
        List<Integer> partners = partners(clue);
        Proof proof = null;
        for (int partner : partners) {
            int both = shared[partner];
            shared[partner] = 0;
            proof = proof != null ? proof : compare(clue, partner, both);
            proof = proof != null ? proof : compare(partner, clue, both);
        }
        return proof;
    }

    // The clues that share unknown cells with this one; the number of these cells is noted.
    private List<Integer> partners(int clue) {
        List<Integer> partners = new ArrayList<>();
        for (int cell : position.unknownNeighbours(clue)) {
            for (int i = 0; i < topology.degree(cell); i++) {
                int other = topology.neighbour(cell, i);
                if (other != clue && position.informs(other) && shared[other]++ == 0) {
                    partners.add(other);
                }
            }
        }
        return partners;
    }

    // One clue needs so many that even with all its own cells it takes from the shared ones all that the other allows:
    // its own are dangers, those of the other are safe.
    private @Nullable Proof compare(int needs, int allows, int both) {
        int own = position.unknownAround(needs) - both;
        int others = position.unknownAround(allows) - both;
        if (own + others == 0 || position.atLeast(needs) - own < position.atMost(allows)) {
            return null;
        }
        int cell = others > 0 ? unknownBesides(allows, needs) : unknownBesides(needs, allows);
        List<Cite> cites = new ArrayList<>(List.of(promise(needs)));
        cites.addAll(limit(allows, needs));
        return proof(cell, others == 0, cites);
    }

    private int unknownBesides(int clue, int other) {
        for (int cell : position.unknownNeighbours(clue)) {
            if (!topology.adjacent(other, cell)) {
                return cell;
            }
        }
        throw new IllegalStateException("two clues with nothing of their own");
    }

    private static Cite promise(int clue) {
        return new Cite(Sense.LEAST, new Evidence.Clue(clue));
    }

    // The most that a clue allows, less the flags around it that the other clue does not count as well.
    private List<Cite> limit(int clue, int other) {
        List<Cite> cites = new ArrayList<>(List.of(new Cite(Sense.MOST, new Evidence.Clue(clue))));
        for (int i = 0; i < topology.degree(clue); i++) {
            int cell = topology.neighbour(clue, i);
            if (view.flagged(cell) && (other < 0 || !topology.adjacent(other, cell))) {
                cites.add(new Cite(Sense.LEAST, new Evidence.Flag(cell)));
            }
        }
        return cites;
    }

    private static Proof proof(int cell, boolean danger, List<Cite> cites) {
        Claim claim = Claim.of(cell, danger);
        return new Proof(claim, List.of(new ProofStep.Count(1, claim.bound(), cites)));
    }

    /** Cells in a queue, each once. */
    private static final class Waiting {

        private final boolean[] here;
        private final int[] cells;
        private int first;
        private int size;

        Waiting(int most) {
            here = new boolean[most];
            cells = new int[most];
        }

        boolean isEmpty() {
            return size == 0;
        }

        int first() {
            return cells[first];
        }

        void add(int cell) {
            if (!here[cell]) {
                here[cell] = true;
                cells[(first + size++) % cells.length] = cell;
            }
        }

        void remove() {
            here[cells[first]] = false;
            first = (first + 1) % cells.length;
            size--;
        }
    }
}
