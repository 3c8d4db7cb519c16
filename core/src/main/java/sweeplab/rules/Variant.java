// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sweeplab.relation.Origin;
import sweeplab.relation.Relation;
import sweeplab.world.Square;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** A game of squares whose rules are letters (V1 to V4): where mines may lie, and what a clue says. */
final class Variant implements Rules {

    private static final int LONGEST = 100;

    // A clue that looks along rows and columns is one byte.
    private static final int LONGEST_TOGETHER = 1 + Byte.MAX_VALUE;

    private final Set<PlacementRule> placement;
    private final String clueLetters;
    private final ClueRule clue;

    Variant(Set<PlacementRule> placement, String clueLetters, ClueRule clue) {
        this.placement = placement;
        this.clueLetters = clueLetters;
        this.clue = clue;
    }

    @Override
    public String id() {
        StringBuilder id = new StringBuilder();
        for (PlacementRule rule : PlacementRule.values()) {
            id.append(placement.contains(rule) ? "[" + rule + "]" : "");
        }
        return id + (id.length() > 0 && clue.usual() ? "" : "[" + clueLetters + "]");
    }

    @Override
    public String danger() {
        return "mine";
    }

    @Override
    public String dangerSymbol() {
        return "*";
    }

    @Override
    public String fault(Topology topology) {
        boolean squares = topology.shape() instanceof Square square && !square.wrapped() && square.reach() == 8;
        if (!squares) {
            return id() + " is played on squares, not on " + topology;
        }
        boolean fits = topology.rows() <= LONGEST
                && topology.columns() <= LONGEST
                && topology.rows() + topology.columns() <= LONGEST_TOGETHER;
        return fits
                ? ""
                : id() + " is played on boards of at most " + LONGEST + " rows, " + LONGEST + " columns and "
                        + LONGEST_TOGETHER + " of both together, not on " + topology;
    }

    @Override
    public boolean plain() {
        return placement.isEmpty() && clue.usual();
    }

    @Override
    public int clue(World world, int cell) {
        return clue.shown(world, cell);
    }

    @Override
    public int atLeast(int shown, int degree) {
        return clue.usual() ? shown : 0;
    }

    @Override
    public int atMost(int shown, int degree) {
        return clue.usual() ? shown : clue.noneAround(shown) ? 0 : degree;
    }

    @Override
    public Relation meaning(Topology topology, int cell, int shown) {
        return clue.meaning(
                new Origin(cell, "the " + word(shown) + " at " + topology.name(cell)), topology, cell, shown);
    }

    @Override
    public List<Relation> placement(Topology topology, int dangers) {
        List<Relation> relations = new ArrayList<>();
        for (PlacementRule rule : PlacementRule.values()) {
            if (placement.contains(rule)) {
                rule.state(topology, dangers, relations);
            }
        }
        return relations;
    }

    @Override
    public String word(int shown) {
        return clue.word(shown);
    }

    @Override
    public int clueOf(String word, Topology topology) {
        return clue.clueOf(word);
    }

    @Override
    public List<String> words() {
        List<String> words = new ArrayList<>();
        for (PlacementRule rule : PlacementRule.values()) {
            if (placement.contains(rule)) {
                words.add(rule + ": " + rule.words());
            }
        }
        words.addAll(Letters.words(clueLetters));
        return words;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Variant variant && variant.id().equals(id());
    }

    @Override
    public int hashCode() {
        return id().hashCode();
    }
}
