// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.List;
import sweeplab.base.PublicApi;
import sweeplab.relation.Origin;
import sweeplab.relation.Relation;
import sweeplab.relation.Sum;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * The rules of one game: how a clue is made from the world and, the other way round, what a clue says of the dangers
 * around it. That one statement feeds every agent.
 */
@PublicApi
public interface Rules {

    /** Stands for the clue of a clear cell that shows none. */
    int SILENT = -1;

    /** The name of the game in ids and on the command line. */
    String id();

    /** What a danger is called, for instance "nettle". */
    String danger();

    /** How a danger is written in a world's text. */
    String dangerSymbol();

    /** The number that a clear cell shows when it is uncovered, or {@link #SILENT}. */
    int clue(World world, int cell);

    /** The fewest dangers there can be among the neighbours of a cell that shows this clue. */
    int atLeast(int clue, int degree);

    /** The most dangers there can be among the neighbours; the same as the fewest unless the rules are vague. */
    default int atMost(int clue, int degree) {
        return atLeast(clue, degree);
    }

    /** True if the player is told how many dangers there are in all. */
    default boolean dangersKnown() {
        return true;
    }

    /** False if it shares the worlds and levels of another game, which is meant when only those are named. */
    default boolean ownWorlds() {
        return true;
    }

    /** True if there may be gold: a life more for each, and never beside a danger. */
    default boolean hasGold() {
        return false;
    }

    /** What uncovered cells say of gold nearby. */
    default GoldClue goldClue() {
        return GoldClue.NONE;
    }

    /** True if cells may be blocked: no danger, no clue, not to be probed. */
    default boolean hasBlocked() {
        return false;
    }

    /** The cells that the player is told are safe, in the order they are to be probed. */
    default int[] starts(Topology topology) {
        return new int[] {0};
    }

    /** The kind of board that the game is played on when nothing else is said. */
    default String family() {
        return "square";
    }

    default Topology board(int columns, int rows) {
        return Topologies.grid(family(), columns, rows);
    }

    /** The sizes and counts that the game comes with. */
    default List<Level> levels() {
        return List.of();
    }

    /** True if a cell with this clue has no danger around it, so that all its neighbours are uncovered too (C2). */
    default boolean cascades(int clue, int degree) {
        return atMost(clue, degree) == 0;
    }

    /**
     * True if all that the rules say is how many of a clue's neighbours are dangers. Other rules are told by {@link #meaning} and
     * {@link #placement}, and {@link #atLeast} and {@link #atMost} only say what follows of the neighbours.
     */
    default boolean plain() {
        return true;
    }

    /** What a cell that shows this clue says. */
    default Relation meaning(Topology topology, int cell, int clue) {
        int degree = topology.degree(cell);
        Origin origin = new Origin(cell, "the " + word(clue) + " at " + topology.name(cell));
        return Sum.count(origin, topology.neighbours(cell), atLeast(clue, degree), atMost(clue, degree));
    }

    /** What holds of every board with so many dangers, or of any if the number is below 0. */
    default List<Relation> placement(Topology topology, int dangers) {
        return List.of();
    }

    /** How a clue is written. */
    default String word(int clue) {
        return Integer.toString(clue);
    }

    /** The clue that this word stands for, or -1 if it stands for none on this board. */
    default int clueOf(String word, Topology topology) {
        boolean number = !word.isEmpty() && word.length() <= 3 && word.chars().allMatch(c -> c >= '0' && c <= '9');
        int clue = number ? Integer.parseInt(word) : -1;
        return clue <= Math.min(Byte.MAX_VALUE, topology.shape().mostNeighbours()) ? clue : -1;
    }

    /** What is wrong with playing on this board, or an empty text. */
    default String fault(Topology topology) {
        return "";
    }

    /** What the rules say, a phrase each, where their name says it in letters. */
    default List<String> words() {
        return List.of();
    }

    /** True if a mark is judged at once: a right one shows that the danger is found, a wrong one is a mistake (V6). */
    default boolean judgesMarks() {
        return false;
    }

    /** The clue that a danger shows once it is found, or {@link #SILENT}. */
    default int foundClue(World world, int cell) {
        return SILENT;
    }

    /** What a found danger that shows this clue says. */
    default Relation foundMeaning(Topology topology, int cell, int clue) {
        return meaning(topology, cell, clue);
    }

    /** What is written at a place that holds no cell, as the number of a line; empty for nothing. */
    default String sign(int place) {
        return "";
    }

    /** What is told of groups of cells that have no place to be written at, in words. */
    default List<String> told(Topology topology) {
        return List.of();
    }

    /** The cells that are shown from the start, dangers among them. */
    default int[] givens() {
        return new int[0];
    }
}
