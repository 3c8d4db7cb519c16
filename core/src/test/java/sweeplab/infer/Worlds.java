// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.Topology;

/** Every world that fits a view, one after the other, by trying each content in each covered cell. */
public final class Worlds {

    private static final long MOST_STEPS = 200_000_000;
    private static final byte CLEAR = Content.CLEAR.code();
    private static final byte DANGER = Content.DANGER.code();
    private static final byte GOLD = Content.GOLD.code();

    /** Between atLeast and atMost of some cells hold one thing; counted up while the cells are filled. */
    private static final class Demand {
        private final byte what;
        private final int atLeast;
        private final int atMost;
        private int open;
        private int found;

        Demand(byte what, int atLeast, int atMost) {
            this.what = what;
            this.atLeast = atLeast;
            this.atMost = atMost;
        }

        boolean possible() {
            return found <= atMost && found + open >= atLeast;
        }
    }

    private final View view;
    private final Topology topology;
    private final boolean joint;
    private final List<Integer> cells = new ArrayList<>();
    private final List<Demand> demands = new ArrayList<>();
    private final List<List<Demand>> demandsOf = new ArrayList<>();
    private final boolean[] filled;
    private final byte[] world;
    private long steps;

    public Worlds(View view) {
        this.view = view;
        topology = view.topology();
        joint = view.rules().goldClue() != GoldClue.NONE;
        world = new byte[topology.size()];
        filled = new boolean[topology.size()];
        for (int cell = 0; cell < topology.size(); cell++) {
            demandsOf.add(new ArrayList<>());
            fillWhatIsSeen(cell);
        }
        stateClues();
        stateTotals();
    }

    private void fillWhatIsSeen(int cell) {
        filled[cell] = !view.covered(cell);
        if (view.covered(cell)) {
            cells.add(cell);
        } else if (view.exploded(cell)) {
            world[cell] = DANGER;
        } else if (view.gold(cell)) {
            world[cell] = GOLD;
        } else if (view.blocked(cell)) {
            world[cell] = Content.BLOCKED.code();
        }
    }

    private void stateClues() {
        for (int cell = 0; cell < topology.size(); cell++) {
            if (view.hasClue(cell)) {
                demand(new Demand(DANGER, view.atLeast(cell), view.atMost(cell)), topology.neighbours(cell));
            }
            if (view.goldClue(cell) != View.UNTOLD) {
                GoldClue rule = view.rules().goldClue();
                int[] scope = rule.scope(topology, cell);
                int clue = view.goldClue(cell);
                demand(new Demand(GOLD, rule.atLeast(clue), rule.atMost(clue, scope.length)), scope);
            }
        }
    }

    private void stateTotals() {
        int[] all = new int[topology.size()];
        Arrays.setAll(all, cell -> cell);
        if (view.dangers() != View.UNTOLD) {
            demand(new Demand(DANGER, view.dangers(), view.dangers()), all);
        }
        if (joint && view.golds() != View.UNTOLD) {
            demand(new Demand(GOLD, view.golds(), view.golds()), all);
        }
        for (int start : view.starts()) {
            demand(new Demand(DANGER, 0, 0), start);
        }
    }

    private void demand(Demand demand, int... scope) {
        demands.add(demand);
        for (int cell : scope) {
            if (!filled[cell]) {
                demand.open++;
                demandsOf.get(cell).add(demand);
            } else if (world[cell] == demand.what) {
                demand.found++;
            }
        }
    }

    /** Shows each world to the visitor, as one {@link Content#code} a cell in an array that is used again. */
    public void forEach(Consumer<byte[]> visitor) {
        if (demands.stream().allMatch(Demand::possible)) {
            fill(0, visitor);
        }
    }

    private void fill(int next, Consumer<byte[]> visitor) {
        if (++steps > MOST_STEPS) {
            throw new IllegalArgumentException(
                    "more worlds fit this position than can be gone through: " + cells.size() + " cells are covered");
        }
        if (next == cells.size()) {
            visitor.accept(world);
            return;
        }
        attempt(next, CLEAR, visitor);
        attempt(next, DANGER, visitor);
        if (joint) {
            attempt(next, GOLD, visitor);
        }
    }

    private void attempt(int next, byte what, Consumer<byte[]> visitor) {
        int cell = cells.get(next);
        if (what == DANGER && touches(cell, GOLD) || what == GOLD && touches(cell, DANGER)) {
            return;
        }
        world[cell] = what;
        filled[cell] = true;
        if (count(cell, what, 1)) {
            fill(next + 1, visitor);
        }
        count(cell, what, -1);
        filled[cell] = false;
        world[cell] = CLEAR;
    }

    private boolean count(int cell, byte what, int by) {
        boolean possible = true;
        for (Demand demand : demandsOf.get(cell)) {
            demand.open -= by;
            demand.found += demand.what == what ? by : 0;
            possible &= demand.possible();
        }
        return possible;
    }

    private boolean touches(int cell, byte what) {
        for (int i = 0; i < topology.degree(cell); i++) {
            int neighbour = topology.neighbour(cell, i);
            if (filled[neighbour] && world[neighbour] == what) {
                return true;
            }
        }
        return false;
    }
}
