// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.List;
import sweeplab.relation.Relation;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The rules of another game, but for what a subclass says. */
abstract class RulesLike implements Rules {

    final Rules rules;

    RulesLike(Rules rules) {
        this.rules = rules;
    }

    @Override
    public String id() {
        return rules.id();
    }

    @Override
    public String danger() {
        return rules.danger();
    }

    @Override
    public String dangerSymbol() {
        return rules.dangerSymbol();
    }

    @Override
    public int clue(World world, int cell) {
        return rules.clue(world, cell);
    }

    @Override
    public int atLeast(int clue, int degree) {
        return rules.atLeast(clue, degree);
    }

    @Override
    public int atMost(int clue, int degree) {
        return rules.atMost(clue, degree);
    }

    @Override
    public boolean dangersKnown() {
        return rules.dangersKnown();
    }

    @Override
    public boolean hasGold() {
        return rules.hasGold();
    }

    @Override
    public GoldClue goldClue() {
        return rules.goldClue();
    }

    @Override
    public boolean hasBlocked() {
        return rules.hasBlocked();
    }

    @Override
    public int[] starts(Topology topology) {
        return rules.starts(topology);
    }

    @Override
    public String family() {
        return rules.family();
    }

    @Override
    public List<Level> levels() {
        return rules.levels();
    }

    @Override
    public boolean plain() {
        return rules.plain();
    }

    @Override
    public Relation meaning(Topology topology, int cell, int clue) {
        return rules.meaning(topology, cell, clue);
    }

    @Override
    public List<Relation> placement(Topology topology, int dangers) {
        return rules.placement(topology, dangers);
    }

    @Override
    public String word(int clue) {
        return rules.word(clue);
    }

    @Override
    public int clueOf(String word, Topology topology) {
        return rules.clueOf(word, topology);
    }

    @Override
    public String fault(Topology topology) {
        return rules.fault(topology);
    }

    @Override
    public List<String> words() {
        return rules.words();
    }

    @Override
    public boolean judgesMarks() {
        return rules.judgesMarks();
    }

    @Override
    public int foundClue(World world, int cell) {
        return rules.foundClue(world, cell);
    }

    @Override
    public Relation foundMeaning(Topology topology, int cell, int clue) {
        return rules.foundMeaning(topology, cell, clue);
    }

    @Override
    public String sign(int place) {
        return rules.sign(place);
    }

    @Override
    public List<String> told(Topology topology) {
        return rules.told(topology);
    }

    @Override
    public int[] givens() {
        return rules.givens();
    }
}
